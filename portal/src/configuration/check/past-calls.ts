import { eventPagePath } from '../../platform/resources/paths.ts';
import type { Owner } from '../../platform/values/owner.ts';
import type { PastCall, Reach } from './reach.ts';

/** The platform's largest page. */
const mostPastCalls = 500;
const days = 30;

/** Path of an owner's latest calls, in one request. */
export const pastCallsPath = (owner: Owner) =>
  eventPagePath('RecentCalls', owner, { page: 1, count: mostPastCalls, days });

/** @param accountSid for a call that names no account: an account's own calls don't */
export const pastCall = (row: Readonly<Record<string, unknown>>, accountSid: string): PastCall => {
  const text = (member: string) => {
    const value = row[member];
    // Removes the apostrophe that keeps spreadsheets from reading a text as a formula.
    return typeof value === 'string' ? value.replace(/^'(?=[=+\-@])/, '') : String(value ?? '');
  };
  return {
    direction: text('direction'),
    from: text('from'),
    to: text('to'),
    accountSid: text('account_sid') || accountSid,
    source: text('remote_host').replace(/:\d+$/, ''),
  };
};

export const reachKinds = ['carrier', 'rejected', 'application', 'accepted'] as const;
type ReachKind = (typeof reachKinds)[number];

/** Number of examples per kind. */
const shown = 3;

/** Counts of a reach, with examples. */
export const reachFigures = (reach: Reach) => {
  const figure = (kind: ReachKind) => ({
    count: reach[kind].length,
    examples: reach[kind].slice(0, shown).map(({ call, before, after }) => ({
      from: call.from,
      to: call.to,
      direction: call.direction,
      before,
      after,
    })),
  });
  return {
    calls: reach.calls,
    unknown: reach.unknown,
    carrier: figure('carrier'),
    rejected: figure('rejected'),
    application: figure('application'),
    accepted: figure('accepted'),
  };
};
export type ReachFigures = ReturnType<typeof reachFigures>;
