import type { Outcome, SipMessage } from '../../../../../engines/sip-capture/sip-capture.types.ts';
import { groupedBy, hasPassword, isRequest } from '../../attempts.ts';
import type { Scene } from '../../scene.ts';
import type { Dialog } from '../answered.ts';
import { unheard } from '../in-vain.ts';
import type { TimerEnding } from './session-timer.ts';

/** Change the call, so a later one makes good for a refusal. */
const changing = ['INVITE', 'UPDATE'];
const told = [...changing, 'INFO', 'MESSAGE', 'REFER', 'SUBSCRIBE'];
/** Without REFER, which has its own sentences, and SUBSCRIBE, whose refusal costs the call nothing. */
const toldWhenRefused = [...changing, 'INFO', 'MESSAGE'];

type Step = { request: SipMessage; final: SipMessage };

const faxOf = ({ media }: SipMessage) => media.find(({ kind }) => kind === 'image');
const isFax = (message: SipMessage) => (faxOf(message)?.port ?? 0) > 0;

/** Both sides may send at once, and try again on their own; with 487 ends what its sender gave up. */
const isPassing = ({ status }: SipMessage) => status === 491 || status === 487;
const asksForPassword = ({ status }: SipMessage) => status === 401 || status === 407;
const isRefusal = ({ status }: SipMessage) => (status ?? 0) >= 300;

/** The requests within a dialog and their last answers, over the first hop that the capture shows. */
export function stepsOf({ accepted }: Dialog, call: readonly SipMessage[]): Step[] {
  const tags = [accepted.fromTag, accepted.toTag];
  const isInside = (one: SipMessage) => tags.includes(one.fromTag) && tags.includes(one.toTag);
  const inside = call.filter((one) => isRequest(one) && one.toTag !== '' && isInside(one));
  const requests = groupedBy(
    inside.filter(({ method }) => told.includes(method)),
    ({ method, cseq, fromTag }) => `${method} ${cseq} ${fromTag}`,
  );
  return [...requests.values()].flatMap((sent) => {
    // With the same CSeq a password may have come later.
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

/** A change to fax that did not come about, and whether the call went on with sound. */
function faxTrouble(steps: readonly Step[]): { final: SipMessage; isBack: boolean } | null {
  const changes = steps.filter(({ request }) => changing.includes(request.method));
  const last = changes.findLastIndex(({ request }) => isFax(request));
  const step = changes[last];
  if (!step || isPassing(step.final) || asksForPassword(step.final)) return null;
  if (!isRefusal(step.final) && isFax(step.final)) return null;
  // An answer without media says nothing of fax.
  if (!isRefusal(step.final) && step.final.media.length === 0) return null;
  const isBack = changes
    .slice(last + 1)
    .some(({ request, final }) => request.media.length > 0 && !isRefusal(final));
  return { final: step.final, isBack };
}

/** The last request of each side and kind, where nothing made good for its refusal later. */
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

/** Adds the last request within a call without an end, where nothing answered it. */
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

/** Adds what went wrong within an answered call to what became of it. */
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
    // The ending has told of it, or the next request may be what could not be read.
    const isTold = timer !== null && timer.kind !== 'told' && changing.includes(method);
    const isAsked = asksForPassword(final);
    if (isTold || (isPartial && isAsked)) continue;
    const isChallenge = isAsked && !hasPassword(request);
    // A call stands as it was where a change of it is refused.
    if (isAsked || method === 'INFO' || method === 'MESSAGE') hasFailed = true;
    if (isChallenge) parts.push(sentences.withinChallenged(...words));
    else if (isAsked || toldWhenRefused.includes(method))
      parts.push(sentences.withinRefused(...words));
  }
  if (parts.length === 0) return outcome;
  if (fax && !fax.isBack) return { tone: 'bad', text: [outcome.text, ...parts].join(' ') };
  const tone = hasFailed && outcome.tone === 'good' ? 'plain' : outcome.tone;
  return { tone, text: [outcome.text, ...parts].join(' ') };
}
