import { formatLength } from '@trunkline/ui/tokens/format';
import type { BandRecording, CallBandProps } from '@trunkline/ui/widgets/call-band';
import type { TraceSpan } from '@trunkline/ui/widgets/call-trace';
import { type BandPiece, bandOf } from '../../../../../ui/src/widgets/call-band/call-band.model.ts';
import type { RecentCall } from '../../stored/calls.ts';
import { isOfPeople, sipStatus } from '../../values/sip-status.ts';
import { trunkNames } from '../../values/trunk-names.ts';
import { type Ending, isDialled, sidesOf } from './ending.model.ts';

const secondsBetween = (from: string, to: string | null) => {
  const seconds = (Date.parse(to ?? '') - Date.parse(from)) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

/** When a call was answered and ended, in seconds after it began; null if unknown. */
function timesOf({ attempted_at, answered, answered_at, terminated_at }: RecentCall) {
  return {
    answered: answered ? secondsBetween(attempted_at, answered_at) : null,
    ended: secondsBetween(attempted_at, terminated_at),
  };
}

/** The carrier that a call used; '' for none. */
export const carrierOf = ({ trunk }: RecentCall) => (trunkNames.has(trunk) ? '' : trunk);

/** A piece of a sentence: words, or a party of the call. */
export type StoryPart = string | { party: string };

type Known = {
  /** Name of the call's application; '' while unknown. */
  application: string;
  ending: Ending;
  /** The party that the application connected the caller to; '' for none. */
  connectedTo: string;
};

/**
 * Tells in two or three sentences who called whom, who answered and who ended the call. An inbound
 * call is answered by its application, an outbound one by the called party.
 */
export function storyOf(call: RecentCall, known: Known): StoryPart[] {
  const carrier = carrierOf(call);
  const over = carrier === '' ? '' : ` over ${carrier}`;
  const isPlaced = call.direction === 'outbound' && !isDialled(call) && known.application !== '';
  const called: StoryPart[] = isPlaced
    ? [
        `${known.application} called `,
        { party: call.to },
        ' as ',
        { party: call.from },
        `${over}. `,
      ]
    : [{ party: call.from }, ' called ', { party: call.to }, `${over}. `];
  return [
    ...called,
    ...(call.answered
      ? answeredStory(call, known)
      : [
          call.answered === null
            ? unknownStory(call, known.ending)
            : unansweredStory(call, known.ending),
        ]),
    known.ending.doubt && ` ${known.ending.doubt}`,
  ];
}

function answeredStory(call: RecentCall, { application, ending, connectedTo }: Known): StoryPart[] {
  const { answered } = timesOf(call);
  const after = answered === null ? '' : ` after ${formatLength(answered)}`;
  const who: StoryPart[] =
    call.direction === 'outbound'
      ? [{ party: call.to }, ` answered${after}`]
      : [application === '' ? `It was answered${after}` : `${application} answered${after}`];
  const connected: StoryPart[] =
    connectedTo === '' ? [] : [' and connected the caller to ', { party: connectedTo }];
  const length = call.duration ? ` after ${formatLength(call.duration)}` : '';
  const by = ending.cause === 'session timer' ? ending.cause : ending.side;
  const end = by === undefined ? otherEnding(call) : `the ${by} ended the call`;
  return [...who, ...connected, `; ${end}${length}.`];
}

const otherEnding = ({ termination_reason: reason }: RecentCall) =>
  reason === '' ? 'the call ended' : `the call ended (${reason})`;

/** An application has no receiver to hang up. */
const gaveUp = (side: Ending['side']) =>
  side === 'application' ? 'the application gave up' : 'the caller hung up';

/** Statuses for a called party who declines or is busy. */
const declined = new Set([486, 600, 603]);

function unansweredStory(call: RecentCall, { side, cause }: Ending): string {
  const { ended } = timesOf(call);
  const after = ended === null || ended === 0 ? '' : ` after ${formatLength(ended)}`;
  if (cause === 'answered elsewhere') return `The call was answered elsewhere${after}.`;
  if (call.sip_status === 487) return `Nobody answered; ${gaveUp(side)}${after}.`;
  if (call.sip_status !== null && declined.has(call.sip_status)) {
    return `The call was turned down${after}.`;
  }
  return call.sip_status === null || [408, 480].includes(call.sip_status)
    ? `Nobody answered; the call was given up${after}.`
    : `The call was refused${after}.`;
}

/** The record does not say whether the call was answered; a capture may. */
function unknownStory(call: RecentCall, { side, cause, isAnswered }: Ending): string {
  const { ended } = timesOf(call);
  const length = ended === null || ended === 0 ? '' : ` after ${formatLength(ended)}`;
  if (cause === 'answered elsewhere') return `The call was answered elsewhere${length}.`;
  const by = cause ?? side;
  const end = by === undefined ? `It ended${length}` : `The ${by} ended it${length}`;
  if (isAnswered !== undefined) return `${end}.`;
  return `${end}; whether it was answered isn’t recorded.`;
}

/** Ringing time from which a missing answer needs an explanation. In seconds. */
const longRinging = 10;

export type Failure = {
  /** '486 Busy Here' */
  title: string;
  meaning: string;
  /** The next step; undefined if the platform doesn't say why. */
  advice: string | undefined;
  /** Whether the platform or a carrier failed; false for a caller who hangs up. */
  isFault: boolean;
  /** Whether to check next where the number goes now. */
  asksForPath: boolean;
};

const noAction = 'No action needed on your side.';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a call failed, and how to fix it; undefined unless it failed. */
export function failureOf(
  call: RecentCall,
  application = '',
  cause: Ending['cause'] = undefined,
): Failure | undefined {
  const { answered, sip_status, termination_reason, direction } = call;
  if (answered !== false) return undefined;
  const known =
    sip_status === null ? undefined : sipStatus(sip_status, direction, carrierOf(call) !== '');
  const title = [sip_status, known?.phrase ?? termination_reason].filter(Boolean).join(' ');
  const isInbound = direction === 'inbound';
  if (cause === 'answered elsewhere') {
    return {
      title,
      meaning: 'Another phone or line answered it, so it was given up here.',
      advice: noAction,
      isFault: false,
      asksForPath: false,
    };
  }
  const rang = timesOf(call).ended ?? 0;
  if (isInbound && (sip_status === 487 || sip_status === 480) && rang > longRinging) {
    return {
      title,
      meaning: `It rang for ${formatLength(rang)} and nobody picked up.`,
      advice:
        application === ''
          ? 'Check where this number goes now.'
          : `${application} didn't pick up. Check its webhook, and whether the devices it dials are registered.`,
      isFault: false,
      asksForPath: true,
    };
  }
  const isFault = !isOfPeople(sip_status);
  return {
    title,
    meaning:
      sip_status === 487
        ? `${capital(gaveUp(sidesOf(call).caller))} before anyone answered.`
        : (known?.meaning ?? 'The platform doesn’t say why.'),
    advice: known && (known.advice ?? noAction),
    isFault,
    asksForPath: isInbound && isFault,
  };
}

/** The recording that is open in the player. */
export type Heard = {
  /** Start of the recording, in ms since the epoch. */
  zero: number;
  duration: number;
  channels: BandRecording['channels'];
};

/** The call over time, from its record and, if loaded, its trace. */
export function bandOfCall(
  call: RecentCall,
  spans: readonly TraceSpan[],
  heard: Heard | null = null,
): Pick<CallBandProps, 'duration' | 'pieces' | 'marks' | 'recording'> | undefined {
  const { answered, ended } = timesOf(call);
  // Without a known outcome the ringing time is unknown.
  if (ended === null || ended === 0 || call.answered === null) return undefined;
  const own: BandPiece[] = [{ id: 'ringing', kind: 'ringing', start: 0, end: answered ?? ended }];
  if (answered !== null) {
    own.push({ id: 'connected', kind: 'connected', start: answered, end: ended });
  }
  const began = Date.parse(call.attempted_at);
  const { pieces, marks } = bandOf(spans, began);
  const recording = heard && { ...heard, start: (heard.zero - began) / 1000 };
  return {
    duration: ended,
    pieces: [...own, ...pieces],
    marks,
    ...(recording && { recording }),
  };
}

/** The party that an inbound call was connected to: the last target of a dial in its trace. */
export function connectedTo(call: RecentCall, pieces: readonly BandPiece[] = []): string {
  if (call.direction !== 'inbound') return '';
  return pieces.findLast(({ kind }) => kind === 'talking')?.with ?? '';
}
