import { eventPagePath } from '../../platform/resources/paths.ts';
import type { Owner } from '../../platform/values/owner.ts';
import type { PastCall, Reach } from './reach.ts';

/** As many as the platform gives at a time. */
const mostPastCalls = 500;
const days = 30;

/** The last calls of an owner, in one call of the API. */
export const pastCallsPath = (owner: Owner) =>
  eventPagePath('RecentCalls', owner, { page: 1, count: mostPastCalls, days });

/** @param accountSid of a call that names none: an account's own calls don't */
export const pastCall = (row: Readonly<Record<string, unknown>>, accountSid: string): PastCall => {
  const text = (member: string) => {
    const value = row[member];
    // A spreadsheet takes a text behind an apostrophe for no formula.
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

/** Examples of each kind. */
const shown = 3;

/** The figures of a reach, with examples. */
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
