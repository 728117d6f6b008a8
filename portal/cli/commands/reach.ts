import { formatCount } from '@trunkline/ui/tokens/format';
import Papa from 'papaparse';
import { callWorld } from '../../src/configuration/check/explain.ts';
import { withFile } from '../../src/configuration/check/file-world.ts';
import {
  pastCall,
  pastCallsPath,
  reachFigures,
  reachKinds,
} from '../../src/configuration/check/past-calls.ts';
import { callsReached, type PastCall, type Reach } from '../../src/configuration/check/reach.ts';
import type { KindName } from '../../src/configuration/model.ts';
import { isToDo, type Plan } from '../../src/configuration/plan.ts';
import { rowsOf } from '../../src/configuration/platform/rows.ts';
import { PlatformError } from '../../src/platform/client/calls/errors.ts';
import { isForLater } from '../../src/platform/client/pace/batch.ts';
import { accountOrProvider } from '../../src/platform/values/owner.ts';
import { sessionWorld } from '../check/checked-world.ts';
import { type Given, Refusal, type Terminal } from '../command.ts';
import { textOf } from '../files.ts';
import type { Session } from '../session.ts';
import { accountSidIn } from '../target.ts';

const deciding: ReadonlySet<KindName> = new Set([
  'settings',
  'applications',
  'carriers',
  'numbers',
  'teams_tenants',
  'routing',
]);

/** Reads calls from a file exported by the console. */
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

/** Missing calls don't stop a plan, but a missing connection does. */
const notKept =
  ({ complain }: Terminal) =>
  (error: unknown): PastCall[] => {
    if (isForLater(error) || !(error instanceof PlatformError)) throw error;
    complain(`Couldn't read past calls: ${error.message}`);
    return [];
  };

/** Past calls that a plan would route differently; undefined if the plan can't affect any. */
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
  // A new account has no calls yet.
  if (sid === '') return undefined;
  const file = given.option('calls');
  const owner = accountOrProvider(sid, session.provider.sid);
  const calls =
    file === undefined
      ? await session.api
          .call('GET', pastCallsPath(owner))
          .then((rows) => rowsOf(rows).map((row) => pastCall(row, sid ?? '')), notKept(terminal))
      : await callsInFile(file, sid ?? '');
  if (calls.length === 0) return undefined;
  const { world } = await sessionWorld(session, sid);
  for (const note of world.unasked) terminal.complain(note);
  const after = withFile(wanted, current, world, { deletes: given.isOn('delete') }).world;
  return callsReached(calls, callWorld(world), callWorld(after));
}

const rejected = 'rejected';

const words = {
  carrier: 'leave by another carrier',
  rejected: 'be rejected',
  application: 'reach another application',
  accepted: 'no longer be rejected',
} as const;

/** Describes the affected past calls, with examples. */
export function reachText(reach: Reach): string {
  const figures = reachFigures(reach);
  const all = reachKinds.filter((kind) => figures[kind].count > 0);
  const counts = all.map((kind) => `${figures[kind].count} would ${words[kind]}`);
  const unknown = figures.unknown > 0 ? ` ${figures.unknown} can't be decided.` : '';
  return [
    `Of ${formatCount(figures.calls, 'past call')}, ${counts.join(', ') || 'none would go another way'}.${unknown}`,
    ...all.flatMap((kind) =>
      figures[kind].examples.map(
        ({ from, to, direction, before, after }) =>
          `    ${from} → ${to}, ${direction}: ${before ?? rejected} → ${after ?? rejected}`,
      ),
    ),
  ].join('\n');
}

export function reachJson(reach: Reach) {
  const { calls, unknown, ...kinds } = reachFigures(reach);
  const inWords = reachKinds.map((kind) => {
    const { count, examples } = kinds[kind];
    const shown = examples.map((one) => ({
      ...one,
      before: one.before ?? rejected,
      after: one.after ?? rejected,
    }));
    return [kind, { count, examples: shown }] as const;
  });
  return { calls, unknown, ...Object.fromEntries(inWords) };
}
