import type { Media } from '../audio/media.ts';
import { NotAcceptable } from '../audio/peer.ts';
import { keySound } from '../audio/prompts.ts';
import { keyOfInfo } from '../audio/telephone-events.ts';
import type { Connection } from '../connection.ts';
import { type Dialog, requestIn } from '../dialog.ts';
import {
  type Answer,
  answerTo,
  type Header,
  headerOf,
  type SipRequest,
  type SipResponse,
} from '../message.ts';
import type { Phone } from '../phone.ts';
import type { Caller } from '../rules/targets.ts';
import type { CallRecord } from './call-record.ts';

type Parts = {
  connection: Connection;
  dialog: Dialog;
  media: Media;
  call: CallRecord;
  /** Account of the client, and its rights to call. */
  caller: Caller;
  onRefer: (request: SipRequest, leg: Leg) => void;
};

const keyOf = ({ callId, localTag }: Pick<Dialog, 'callId' | 'localTag'>) =>
  `${callId} ${localTag}`;

/** Leg of a request within a dialog, by its To. */
export const legOf = (phone: Phone, callId: string, localTag: string): Leg | undefined =>
  phone.legs.get(keyOf({ callId, localTag }));

export const legOfCall = ({ legs }: Phone, callSid: string): Leg | undefined =>
  [...legs.values()].find(({ call }) => call.sid === callSid);

export type Leg = {
  connection: Connection;
  media: Media;
  call: CallRecord;
  caller: Caller;
  /** The client connected to this one; both end together. */
  partner: Leg | undefined;
  isOver(): boolean;
  /** Handles a request of the client within the dialog. */
  handle(request: SipRequest): Promise<void>;
  /** Acknowledges the client's response to an INVITE of the platform. */
  acknowledge(): void;
  /** Sends a request of the platform and reports the final response. */
  ask(
    method: string,
    request: { headers: readonly Header[]; body: string },
    heard: (answer: SipResponse) => void,
  ): void;
  /** Ends the leg from this side; no effect once it is over. */
  hangUp(): void;
};

/** An answered leg: handles the client's requests until one side ends it. */
export function createLeg(phone: Phone, parts: Parts): Leg {
  const { connection, dialog, media, call, caller, onRefer } = parts;
  let isOver = false;

  const reply = (request: SipRequest, status: number, answer: Answer = {}) =>
    connection.send(answerTo(request, status, answer));

  function finish(): void {
    leave();
    phone.legs.delete(keyOf(dialog));
    void media.close();
    const { partner } = leg;
    disconnect(leg);
    partner?.hangUp();
  }

  function hangUp(): void {
    if (isOver) return;
    isOver = true;
    const bye = requestIn(dialog, connection, 'BYE');
    connection.ask(bye, () => call.save());
    call.hangUp('jambonz');
    finish();
  }

  function hungUp(): void {
    if (isOver) return;
    isOver = true;
    call.hangUp('caller');
    finish();
  }

  /** Answers the new description of a hold or resume. */
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

  function onInfo(request: SipRequest): void {
    reply(request, 200);
    const key = keyOfInfo(headerOf(request, 'Content-Type') ?? '', request.body);
    if (key !== undefined) media.press(key);
  }

  const leg: Leg = {
    connection,
    media,
    call,
    caller,
    partner: undefined,
    isOver: () => isOver,
    hangUp,
    acknowledge: () => connection.send(requestIn(dialog, connection, 'ACK')),
    ask: (method, request, heard) =>
      connection.ask(requestIn(dialog, connection, method, request), heard),
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
        case 'INFO':
          return onInfo(request);
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

function pass(from: Leg, to: Leg): void {
  from.partner = to;
  from.media.line.passTo(to.media.line.passIn);
  from.media.onKey((key) => to.media.line.play(keySound(key)));
}

/** Connects two clients. */
export function bridge(one: Leg, other: Leg): void {
  // One may have left while the other answered.
  if (one.isOver() || other.isOver()) {
    one.hangUp();
    other.hangUp();
    return;
  }
  pass(one, other);
  pass(other, one);
}

/** Separates a client from its partner without ending either leg. */
export function disconnect(leg: Leg): void {
  for (const end of [leg, leg.partner]) {
    if (!end) continue;
    end.partner = undefined;
    end.media.line.passTo(() => {});
  }
}
