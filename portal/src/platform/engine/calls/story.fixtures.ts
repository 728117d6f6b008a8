import { sampleCall } from '../../../shared/calls/call.fixtures.ts';
import type { RecentCall } from '../../stored/calls.ts';
import { endingOf } from './ending.model.ts';
import { storyOf } from './story.model.ts';

export type Known = { application?: string; bye?: 'caller' | 'called side'; connectedTo?: string };

export const textOf = (call: RecentCall, { application = '', bye, connectedTo = '' }: Known = {}) =>
  storyOf(call, {
    application,
    ending: endingOf(call, bye ? { isAnswered: true, by: bye, status: 200 } : null),
    connectedTo,
  })
    .map((part) => (typeof part === 'string' ? part : part.party))
    .join('');

export const inbound = {
  direction: 'inbound',
  from: '15085551000',
  to: '12125557204',
  trunk: 'Skyline',
};
export const outbound = { ...inbound, direction: 'outbound' };
export const dialled = { ...outbound, sip_parent_callid: 'parent@203.0.113.9' };
export const toDevice = { ...outbound, to: 'desk101@acme.example', trunk: 'user' };

export const [byCaller, byCalled, byApp] = [
  'caller hungup',
  'called party hungup',
  'call hungup by application',
];
export const ends = (part: Partial<RecentCall>, reason = byCaller) => ({
  ...part,
  termination_reason: reason,
});
export const start = '15085551000 called 12125557204 over Skyline. ';
export const placed = 'Dialer called 12125557204 as 15085551000 over Skyline. ';
export const app = { application: 'Support line' };
export const dialer = { application: 'Dialer' };

export const failed = (part: Partial<RecentCall>, status: number | null, seconds: number) =>
  sampleCall({
    ...part,
    answered: false,
    answered_at: null,
    terminated_at: new Date(Date.parse('2026-11-20T09:56:48.401Z') + seconds * 1000).toISOString(),
    sip_status: status,
    termination_reason: 'busy',
    duration: 0,
  });
