import type { Outcome, SipMessage } from '../../../../../engines/sip-capture/sip-capture.types.ts';
import { groupedBy, isRequest, isResent, mayHavePassword } from '../../attempts.ts';
import type { Scene } from '../../scene.ts';
import { type Dialog, isRepeatedInVain } from '../answered.ts';
import { unheard } from '../in-vain.ts';
import type { TimerEnding } from './session-timer.ts';

/** Methods that change the call: a later success makes up for a refusal. */
const changing = ['INVITE', 'UPDATE'];
const told = [...changing, 'INFO', 'MESSAGE', 'REFER', 'SUBSCRIBE'];
/** Excludes REFER, which has its own sentences, and SUBSCRIBE, whose refusal doesn't harm the call. */
const toldWhenRefused = [...changing, 'INFO', 'MESSAGE'];

type Step = { request: SipMessage; final: SipMessage };

const faxOf = ({ media }: SipMessage) => media.find(({ kind }) => kind === 'image');
const isFax = (message: SipMessage) => (faxOf(message)?.port ?? 0) > 0;

/** 491: both sides sent at once and retry by themselves. 487: the sender gave up. */
const isPassing = ({ status }: SipMessage) => status === 491 || status === 487;
const asksForPassword = ({ status }: SipMessage) => status === 401 || status === 407;
const isRefusal = ({ status }: SipMessage) => (status ?? 0) >= 300;

/** Requests within a dialog and their last responses, over the first hop in the capture. */
export function stepsOf({ accepted }: Dialog, call: readonly SipMessage[]): Step[] {
  const tags = [accepted.fromTag, accepted.toTag];
  const isInside = (one: SipMessage) => tags.includes(one.fromTag) && tags.includes(one.toTag);
  const inside = call.filter((one) => isRequest(one) && one.toTag !== '' && isInside(one));
  const requests = groupedBy(
    inside.filter(({ method }) => told.includes(method)),
    ({ method, cseq, fromTag }) => `${method} ${cseq} ${fromTag}`,
  );
  return [...requests.values()].flatMap((sent) => {
    // A retry with credentials may have the same CSeq.
    const request = sent.at(-1);
    const final = call.findLast(
      (one) =>
        one.method === request?.method &&
        one.cseq === request.cseq &&
        one.fromTag === request.fromTag &&
        (one.status ?? 0) >= 200 &&
        one.at >= request.at,
    );
    return request && final ? [{ request, final }] : [];
  });
}

/** A failed change to fax, and whether the call returned to sound. */
function faxTrouble(steps: readonly Step[]): { final: SipMessage; isBack: boolean } | null {
  const changes = steps.filter(({ request }) => changing.includes(request.method));
  const last = changes.findLastIndex(({ request }) => isFax(request));
  const step = changes[last];
  if (!step || isPassing(step.final) || asksForPassword(step.final)) return null;
  if (!isRefusal(step.final) && isFax(step.final)) return null;
  // A response without media says nothing about fax, nor does a cut one.
  const { media, isCut } = step.final;
  if (!isRefusal(step.final) && (media.length === 0 || isCut)) return null;
  const isBack = changes
    .slice(last + 1)
    .some(({ request, final }) => request.media.length > 0 && !isRefusal(final));
  return { final: step.final, isBack };
}

/** The last request of each side and kind, if it was refused and nothing made up for it. */
const leftRefused = (steps: readonly Step[]) =>
  [
    ...groupedBy(
      steps.filter(({ request }) => !isFax(request)),
      ({ request: { method, fromTag } }) =>
        `${changing.includes(method) ? 'change' : method} ${fromTag}`,
    ).values(),
  ].flatMap((all) => {
    const last = all.at(-1);
    return last && isRefusal(last.final) && !isPassing(last.final) ? [last] : [];
  });

/** The answer to another INVITE and its retransmissions, if no ACK followed (RFC 3261, 13.3.1.4). */
function unacknowledged(steps: readonly Step[], call: readonly SipMessage[]): SipMessage[] {
  for (const { request, final } of steps) {
    const { cseq, fromTag, toTag } = request;
    const isOf = (one: SipMessage) =>
      one.cseq === cseq && one.fromTag === fromTag && one.toTag === toTag;
    const copies = call.filter(
      (one) => isOf(one) && one.method === 'INVITE' && one.status === final.status,
    );
    const sent = copies.filter(({ from }) => from.ip === final.from.ip).filter(isResent);
    const isAcknowledged = call.some((one) => isOf(one) && one.method === 'ACK');
    if (!isRefusal(final) && !isAcknowledged && isRepeatedInVain(sent)) return sent;
  }
  return [];
}

/** Adds the last request within a call without an end, if it got no response. */
export function withSilence(outcome: Outcome, { accepted }: Dialog, scene: Scene): Outcome {
  const tags = [accepted.fromTag, accepted.toTag];
  const last = scene.call.findLast(
    (one) =>
      isRequest(one) &&
      told.includes(one.method) &&
      one.toTag !== '' &&
      tags.includes(one.fromTag) &&
      tags.includes(one.toTag),
  );
  const silence = last ? unheard(last, scene, scene.sentences.withinUnheard) : '';
  if (silence === '') return outcome;
  return { tone: outcome.tone === 'good' ? 'plain' : outcome.tone, text: outcome.text + silence };
}

/** Adds problems within an answered call to its outcome. */
export function withTroubles(
  outcome: Outcome,
  dialog: Dialog,
  timer: TimerEnding | null,
  { call, who, isPartial, sentences }: Scene,
): Outcome {
  const steps = stepsOf(dialog, call);
  const fax = faxTrouble(steps);
  const parts: string[] = [];
  let hasFailed = fax !== null;
  if (fax) {
    const status = isRefusal(fax.final) ? fax.final.status : null;
    parts.push(sentences.faxRefused(who(fax.final.from), status, fax.isBack));
  }
  for (const { request, final } of leftRefused(steps)) {
    const { method } = request;
    const words = [who(final.from), method, final.status ?? 0] as const;
    // The ending already mentions it, or the next request may be among the unreadable packets.
    const isTold = timer !== null && timer.kind !== 'told' && changing.includes(method);
    const isAsked = asksForPassword(final);
    if (isTold || (isPartial && isAsked)) continue;
    const isChallenge = isAsked && !mayHavePassword(request);
    // A refused change leaves the call unchanged.
    if (isAsked || method === 'INFO' || method === 'MESSAGE') hasFailed = true;
    if (isChallenge) parts.push(sentences.withinChallenged(...words));
    else if (isAsked || toldWhenRefused.includes(method))
      parts.push(sentences.withinRefused(...words));
  }
  const [answer, ...copies] = isPartial ? [] : unacknowledged(steps, call);
  if (answer) {
    hasFailed = true;
    const ms = (copies.at(-1)?.at ?? answer.at) - answer.at;
    parts.push(sentences.withinAckLost(who(answer.from), copies.length + 1, ms));
  }
  if (parts.length === 0) return outcome;
  if (fax && !fax.isBack) return { tone: 'bad', text: [outcome.text, ...parts].join(' ') };
  const tone = hasFailed && outcome.tone === 'good' ? 'plain' : outcome.tone;
  return { tone, text: [outcome.text, ...parts].join(' ') };
}
