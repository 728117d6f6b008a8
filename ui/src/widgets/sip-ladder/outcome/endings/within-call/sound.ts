import { bodyStart } from '../../../../../engines/sip-capture/sip/sip-text.ts';
import type {
  Outcome,
  SdpMedia,
  SipMessage,
} from '../../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, isRequest } from '../../attempts.ts';
import type { Scene } from '../../scene.ts';
import type { Dialog } from '../answered.ts';
import { stepsOf } from './troubles.ts';

/** `isFirst`: nothing has changed the session since, such as a hold. */
type Exchange = { offer: SipMessage; answer: SipMessage; isFirst: boolean };

/** Payloads besides voice: DTMF, comfort noise and redundancy. */
const beside = ['telephone-event', 'cn', 'red'];
const voicesOf = ({ codecs }: SdpMedia) =>
  codecs.filter((codec) => !beside.includes(codec.toLowerCase()));

const isSound = ({ kind, port }: SdpMedia) => kind === 'audio' && port > 0;

/** The last offer and answer (RFC 3264); null: not in the capture. */
function exchangeOf(
  dialog: Dialog,
  { request, provisional }: Attempt,
  call: readonly SipMessage[],
): Exchange | null {
  const { accepted, ack } = dialog;
  const changes = ['INVITE', 'UPDATE', 'PRACK'];
  const mayChange = (one: SipMessage) =>
    isRequest(one) && one.toTag !== '' && changes.includes(one.method);
  const isPrack = ({ method, media }: SipMessage) => method === 'PRACK' && media.length === 0;
  const change = call.findLast((one) => mayChange(one) && !isPrack(one));
  if (change) {
    const step = stepsOf(dialog, call).find(
      ({ request: { cseq, fromTag, method } }) =>
        cseq === change.cseq && fromTag === change.fromTag && method === change.method,
    );
    const isAgreed = step && (step.final.status ?? 0) < 300 && step.final.media.length > 0;
    return isAgreed ? { offer: step.request, answer: step.final, isFirst: false } : null;
  }
  if (request.media.length === 0) {
    const isElsewhere = [request, ...provisional].some(
      (one) => one.isCut || one.media.length > 0 || bodyOf(one) !== '',
    );
    const isInAck = ack && (ack.media.length > 0 || !isElsewhere);
    return isInAck ? { offer: accepted, answer: ack, isFirst: true } : null;
  }
  const early = provisional.findLast(
    ({ media, toTag }) => media.length > 0 && toTag === accepted.toTag,
  );
  return {
    offer: request,
    answer: accepted.media.length > 0 ? accepted : (early ?? accepted),
    isFirst: true,
  };
}

const bodyOf = ({ text }: SipMessage) => {
  const start = bodyStart(text);
  return start < 0 ? '' : text.slice(start).trim();
};

/** One name may extend the other, as G729 and its annexes. A bare payload number may be any codec. */
const mayBeSame = (a: string, b: string) =>
  /^\d+$/.test(a) ||
  /^\d+$/.test(b) ||
  a.toLowerCase().startsWith(b.toLowerCase()) ||
  b.toLowerCase().startsWith(a.toLowerCase());

const isEncrypted = ({ protocol }: SdpMedia) => /SAVP/i.test(protocol);
/** Whether the other protocol was offered too (RFC 5939), or keys for it. */
const leavesOpen = ({ text }: SipMessage) => /^a=(?:[pa]cfg|crypto|fingerprint)\b/im.test(text);

/** Whether there is no address to send to, unless ICE finds one. */
const isNowhere = ({ address }: SdpMedia, { text }: SipMessage) =>
  address === '0.0.0.0' && !/^a=(?:candidate|ice-ufrag)\b/im.test(text);

type Trouble = { tone: 'bad' | 'plain'; text: string };

function troubleIn(
  { offer, answer, isFirst }: Exchange,
  { who, sentences }: Scene,
): Trouble | null {
  const by = who(answer.from);
  if (answer.media.length === 0) {
    if (bodyOf(answer) !== '') return null;
    const text =
      answer.method === 'ACK'
        ? sentences.ackWithoutSound(who(offer.from), by)
        : sentences.soundLeftOut(by);
    return { tone: 'bad', text };
  }
  // Video alone is no call; a fax may come instead of the audio.
  const isFax = answer.media.some(({ kind, port }) => kind === 'image' && port > 0);
  const isRefused = answer.media.some(({ kind }) => kind === 'audio') && !isFax;
  if (answer.media.every(({ port }) => port === 0) || (isRefused && !answer.media.some(isSound))) {
    return { tone: 'bad', text: sentences.soundRefused(by) };
  }
  // Streams of an answer are in the order of the offer.
  const at = answer.media.findIndex(isSound);
  const [asked, given] = [offer.media[at], answer.media[at]];
  if (!asked || !given || !isSound(asked)) return null;
  if (isEncrypted(asked) !== isEncrypted(given) && !leavesOpen(isEncrypted(asked) ? answer : offer))
    return { tone: 'plain', text: sentences.encryptionDiffers(by, isEncrypted(asked)) };
  const [offered, answered] = [voicesOf(asked), voicesOf(given)];
  if (!answered.some((one) => offered.some((other) => mayBeSame(one, other)))) {
    return {
      tone: 'plain',
      text: sentences.codecNotOffered(by, offered.join(', '), answered.join(', ')),
    };
  }
  if (asked.direction !== 'sendrecv' || !isFirst) return null;
  const sends = given.direction === 'sendrecv' || given.direction === 'sendonly';
  const hears =
    (given.direction === 'sendrecv' || given.direction === 'recvonly') && !isNowhere(given, answer);
  if (sends && hears) return null;
  return { tone: 'plain', text: sentences.soundOneWay(by, sends, hears) };
}

/** Adds why there may be no sound or one-way sound, judging by the offer and answer. */
export function withSound(
  outcome: Outcome,
  dialog: Dialog,
  attempt: Attempt,
  scene: Scene,
): Outcome {
  const exchange = exchangeOf(dialog, attempt, scene.call);
  if (!exchange || exchange.offer.isCut || exchange.answer.isCut) return outcome;
  if (scene.isPartial || !exchange.offer.media.some(isSound)) return outcome;
  const trouble = troubleIn(exchange, scene);
  if (!trouble) return outcome;
  const tone = trouble.tone === 'plain' && outcome.tone === 'bad' ? 'bad' : trouble.tone;
  return { tone, text: `${outcome.text} ${trouble.text}` };
}
