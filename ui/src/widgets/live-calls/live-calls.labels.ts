import type { CallStatus, EndReason } from '../../engines/live-calls/index.ts';
import { formatCount } from '../../tokens/format/index.ts';
import {
  actionWords,
  type CallAction,
  type CallActionWords,
} from '../call-controls/call-actions.ts';

const statuses: Record<CallStatus, string> = {
  trying: 'Connecting',
  ringing: 'Ringing',
  'early-media': 'Ringing',
  queued: 'Queued',
  'in-progress': 'Connected',
  completed: 'Ended',
  busy: 'Busy',
  'no-answer': 'No answer',
  failed: 'Failed',
};

const ends: Record<EndReason, string> = {
  gone: 'No longer listed',
  'caller-hung-up': 'Caller hung up',
  'far-end-hung-up': 'Called party hung up',
  'caller-gave-up': 'Caller gave up',
  'platform-hung-up': 'Ended by the platform',
  completed: 'Ended',
  busy: 'Busy',
  'no-answer': 'No answer',
  failed: 'Failed',
};

const actions: Record<CallAction, Pick<CallActionWords, 'name'>> = actionWords;

export const defaultLabels = {
  call: 'Call',
  status: 'Status',
  lasting: 'Seen for',
  via: 'Trunk',
  application: 'Application',
  account: 'Account',
  inbound: 'Inbound',
  outbound: 'Outbound',
  leg: 'Leg',
  /** The arrow between the parties, read aloud. */
  to: 'to',
  device: 'SIP client',
  empty: 'No calls right now.',
  statuses,
  ends,
  actions,
  /** 'Hang up: 212 555 0110 to desk100' */
  actionOn: (action: string, call: string) => `${action}: ${call}`,
  callName: (from: string, to: string) => `${from} to ${to}`,
  waiting: (count: number) => `Show ${formatCount(count, 'new call')}`,
  newCall: (from: string) => `New call from ${from}`,
  newCalls: (count: number) => formatCount(count, 'new call'),
  /** Announced after new calls. */
  callEnded: (from: string) => `Call from ${from} ended`,
  callsEnded: (count: number) => `${formatCount(count, 'call')} ended`,
};

export type LiveCallsLabels = typeof defaultLabels;
