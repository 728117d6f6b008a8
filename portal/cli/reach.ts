import { formatCount } from '@trunkline/ui/tokens/format';
import Papa from 'papaparse';
import { callWorld } from '../src/configuration/check/explain.ts';
import { withFile } from '../src/configuration/check/file-world.ts';
import { callsReached, type PastCall, type Reach } from '../src/configuration/check/reach.ts';
import type { KindName } from '../src/configuration/model.ts';
import { isToDo, type Plan } from '../src/configuration/plan.ts';
import { rowsOf } from '../src/configuration/platform/rows.ts';
import { PlatformError } from '../src/platform/client/calls/errors.ts';
import { isForLater } from '../src/platform/client/pace/batch.ts';
import { eventPagePath } from '../src/platform/resources/paths.ts';
import { accountOwner, providerOwner } from '../src/platform/values/owner.ts';
import { sessionWorld } from './check/checked-world.ts';
import { type Given, Refusal, type Terminal } from './command.ts';
import { textOf } from './files.ts';
import type { Session } from './session.ts';
import { accountSidIn } from './target.ts';

const deciding: ReadonlySet<KindName> = new Set([
  'settings',
  'applications',
  'carriers',
  'numbers',
  'teams_tenants',
  'routing',
]);

/** As many as the platform gives at a time. */
const mostCalls = 500;
const days = 30;

const pastCall = (row: Readonly<Record<string, unknown>>, accountSid: string): PastCall => {
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

/** Calls of a file as the console exports them. */
async function callsInFile(name: string, accountSid: string): Promise<PastCall[]> {
  const { data, meta } = Papa.parse<Record<string, string>>(await textOf(name), {
    header: true,
    skipEmptyLines: true,
  });
  const missing = ['direction', 'to'].filter((one) => !meta.fields?.includes(one));
  if (missing.length > 0) {
    throw new Refusal(`${name} has no column ${missing.join(', ')}: export calls in the console.`);
  }
  return data.map((row) => pastCall(row, accountSid));
}

/** A plan stands without its calls, but not without a connection. */
const notKept =
  ({ complain }: Terminal) =>
  (error: unknown): PastCall[] => {
    if (isForLater(error) || !(error instanceof PlatformError)) throw error;
    complain(`Couldn't read past calls: ${error.message}`);
    return [];
  };

/** Past calls that a plan would send another way; undefined where it touches none. */
export async function reachOf(
  plan: Plan,
  session: Session,
  given: Given,
  terminal: Terminal,
): Promise<Reach | undefined> {
  const decides = plan.entries.some((entry) => isToDo(entry) && deciding.has(entry.kind));
  if (given.isOn('no-calls') || !decides) return undefined;
  const { wanted, current } = plan;
  const sid = accountSidIn(current);
  // A new account has had no call.
  if (sid === '') return undefined;
  const file = given.option('calls');
  const owner = sid === null ? providerOwner(session.provider.sid) : accountOwner(sid);
  const at = eventPagePath('RecentCalls', owner, { page: 1, count: mostCalls, days });
  const calls =
    file === undefined
      ? await session.api
          .call('GET', at)
          .then((rows) => rowsOf(rows).map((row) => pastCall(row, sid ?? '')), notKept(terminal))
      : await callsInFile(file, sid ?? '');
  if (calls.length === 0) return undefined;
  const { world } = await sessionWorld(session, sid);
  for (const note of world.unasked) terminal.complain(note);
  const after = withFile(wanted, current, world, { deletes: given.isOn('delete') }).world;
  return callsReached(calls, callWorld(world), callWorld(after));
}

/** Examples of each kind. */
const shown = 3;

const kinds = {
  carrier: 'leave by another carrier',
  rejected: 'be rejected',
  application: 'reach another application',
  accepted: 'no longer be rejected',
} as const;
type Kind = keyof typeof kinds;

/** Whom a plan reaches, with examples. */
export function reachText(reach: Reach): string {
  const all = (Object.keys(kinds) as Kind[]).filter((kind) => reach[kind].length > 0);
  const counts = all.map((kind) => `${reach[kind].length} would ${kinds[kind]}`);
  const unknown = reach.unknown > 0 ? ` ${reach.unknown} can't be decided.` : '';
  return [
    `Of ${formatCount(reach.calls, 'past call')}, ${counts.join(', ') || 'none would go another way'}.${unknown}`,
    ...all.flatMap((kind) =>
      reach[kind]
        .slice(0, shown)
        .map(
          ({ call, before, after }) =>
            `    ${call.from} → ${call.to}, ${call.direction}: ${before} → ${after}`,
        ),
    ),
  ].join('\n');
}

export const reachJson = (reach: Reach) => ({
  calls: reach.calls,
  unknown: reach.unknown,
  ...Object.fromEntries(
    (Object.keys(kinds) as Kind[]).map((kind) => [
      kind,
      {
        count: reach[kind].length,
        examples: reach[kind].slice(0, shown).map(({ call, before, after }) => ({
          from: call.from,
          to: call.to,
          direction: call.direction,
          before,
          after,
        })),
      },
    ]),
  ),
});
