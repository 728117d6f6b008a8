import type { Media } from '../audio/media.ts';
import { NotAcceptable } from '../audio/peer.ts';
import { keyOfInfo } from '../audio/telephone-events.ts';
import type { Connection } from '../connection.ts';
import { type Dialog, requestIn } from '../dialog.ts';
import { type Answer, answerTo, headerOf, type SipRequest } from '../message.ts';
import type { Phone } from '../phone.ts';
import type { CallRecord } from './call-record.ts';

type Parts = {
  connection: Connection;
  dialog: Dialog;
  media: Media;
  call: CallRecord;
  onKey: (key: string) => void;
  onRefer: (request: SipRequest, leg: Leg) => void;
};

const keyOf = ({ callId, localTag }: Pick<Dialog, 'callId' | 'localTag'>) =>
  `${callId} ${localTag}`;

/** The leg that a request within a dialog belongs to, by its To. */
export const legOf = (phone: Phone, callId: string, localTag: string): Leg | undefined =>
  phone.legs.get(keyOf({ callId, localTag }));

export type Leg = {
  connection: Connection;
  dialog: Dialog;
  media: Media;
  call: CallRecord;
  /** A request of the client within the dialog. */
  handle(request: SipRequest): Promise<void>;
  /** Ends it from this side; nothing where it is over. */
  hangUp(): void;
};

/** An answered leg: what its client may do in it, until one side ends it. */
export function createLeg(phone: Phone, parts: Parts): Leg {
  const { connection, dialog, media, call, onKey, onRefer } = parts;
  let isOver = false;

  const reply = (request: SipRequest, status: number, answer: Answer = {}) =>
    connection.send(answerTo(request, status, answer));

  function finish(): void {
    isOver = true;
    leave();
    phone.legs.delete(keyOf(dialog));
    void media.close();
  }

  function hangUp(): void {
    if (isOver) return;
    finish();
    const bye = requestIn(dialog, connection, 'BYE');
    connection.ask(bye, () => call.save());
    call.hangUp('jambonz');
  }

  function hungUp(): void {
    if (isOver) return;
    finish();
    call.hangUp('caller');
  }

  /** Hold and resume: answers the new description. */
  async function describe(request: SipRequest): Promise<void> {
    const contact = ['Contact', connection.contact()] as const;
    if (request.body === '') return reply(request, 200, { headers: [contact] });
    try {
      const sdp = await media.answer(request.body);
      reply(request, 200, { headers: [contact], body: ['application/sdp', sdp] });
    } catch (error) {
      if (!(error instanceof NotAcceptable)) throw error;
      reply(request, 488);
    }
  }

  const leg: Leg = {
    connection,
    dialog,
    media,
    call,
    hangUp,
    async handle(request) {
      switch (request.method) {
        case 'ACK':
          return;
        case 'BYE':
          reply(request, 200);
          return hungUp();
        case 'INVITE':
        case 'UPDATE':
          return describe(request);
        case 'INFO': {
          reply(request, 200);
          const key = keyOfInfo(headerOf(request, 'Content-Type') ?? '', request.body);
          if (key !== undefined) onKey(key);
          return;
        }
        case 'REFER':
          return onRefer(request, leg);
        case 'OPTIONS':
        case 'NOTIFY':
        case 'MESSAGE':
          return reply(request, 200);
        default:
          return reply(request, 405);
      }
    },
  };
  const leave = connection.onClose(hungUp);
  phone.legs.set(keyOf(dialog), leg);
  // The API ends calls as well.
  call.onEnded(hangUp);
  return leg;
}
