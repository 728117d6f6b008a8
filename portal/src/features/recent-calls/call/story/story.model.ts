import {
  type BandPiece,
  type BandRecording,
  bandOf,
  type CallBandProps,
} from '@trunkline/ui/widgets/call-band';
import type { TraceSpan } from '@trunkline/ui/widgets/call-trace';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { sipStatus } from '../../../../shared/calls/sip-status.ts';

const secondsBetween = (from: string, to: string | null) => {
  const seconds = (Date.parse(to ?? '') - Date.parse(from)) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

/** When a call was answered and ended, in seconds after it began; null where it isn't known. */
function timesOf({ attempted_at, answered, answered_at, terminated_at }: RecentCall) {
  return {
    answered: answered ? secondsBetween(attempted_at, answered_at) : null,
    ended: secondsBetween(attempted_at, terminated_at),
  };
}

/** What the platform calls the trunk of calls from and to SIP clients and Teams. */
const noCarrier = new Set(['user', 'device', 'teams', 'ms-teams']);

/** The carrier that a call came over; '' for none. */
export const carrierOf = ({ trunk }: RecentCall) => (noCarrier.has(trunk) ? '' : trunk);

/** 'the caller hung up' */
function endingOf(reason: string): string {
  if (/^call(er|ing party) hung ?up$/i.test(reason)) return 'the caller hung up';
  if (/^called party hung ?up$/i.test(reason)) return 'the called party hung up';
  return reason === '' ? 'the call ended' : `the call ended: ${reason}`;
}

const inWords = (seconds: number) => `${seconds.toFixed(1)} s`;

/**
 * What happened, in a sentence or two.
 * @param by who answered: an application's name, or ''
 */
export function storyOf(call: RecentCall, by: string): string {
  const { answered, ended } = timesOf(call);
  if (call.answered) {
    const who = by === '' ? 'It was answered' : `${by} answered`;
    const after = answered === null ? '' : ` after ${inWords(answered)}`;
    const length = call.duration !== null && call.duration > 0 ? ` after ${call.duration} s` : '';
    return `${who}${after}; ${endingOf(call.termination_reason)}${length}.`;
  }
  const tried = ended === null || ended === 0 ? '' : ` It was given up after ${inWords(ended)}.`;
  return `Nobody answered.${tried}`;
}

/** Why a call failed, and what to do about it; undefined for one that was answered. */
export function failureOf({ answered, sip_status, termination_reason }: RecentCall) {
  if (answered !== false) return undefined;
  const known = sip_status === null ? undefined : sipStatus(sip_status);
  return {
    title: [sip_status, known?.phrase ?? termination_reason].filter(Boolean).join(' '),
    meaning: known?.meaning ?? 'The platform doesn’t say why.',
    advice: known ? (known.advice ?? 'Nothing to repair here.') : undefined,
  };
}

/** A recording that is open. */
export type Heard = {
  /** When it began, in ms since the epoch. */
  zero: number;
  duration: number;
  channels: BandRecording['channels'];
};

/** The call over time: as its own times tell, and its trace where it is there. */
export function bandOfCall(
  call: RecentCall,
  spans: readonly TraceSpan[],
  heard: Heard | null = null,
): Pick<CallBandProps, 'duration' | 'pieces' | 'marks' | 'recording'> | undefined {
  const { answered, ended } = timesOf(call);
  if (ended === null || ended === 0) return undefined;
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
