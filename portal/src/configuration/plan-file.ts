import type { Access, Caller } from './api.ts';
import { besideTemplate, type NewNames, renamed, without } from './copy.ts';
import type { Secrets } from './differences.ts';
import type { FileProblem, ParsedFile } from './file/read.ts';
import { type Configuration, type KindName, ownerId, sectionOf } from './model.ts';
import { type Plan, planOf, refusedEntry } from './plan.ts';
import { conflictsOf } from './platform/conflicts.ts';
import { unseenTables } from './platform/read.ts';
import { accountNameProblem, problemsOf } from './rules/index.ts';

type PlanInput = Access & {
  file: ParsedFile;
  /** The platform's configuration for the file. */
  current: Configuration;
  /** Names of the account on the platform; undefined for a provider's file. */
  names?: NewNames;
  /** Sections to leave alone. */
  left?: readonly KindName[];
  secrets: Secrets;
  /**
   * Whether the file's account is on the same platform. Records that a form would refuse are
   * skipped, because a copy's file can't be edited.
   */
  isCopy?: boolean;
};

type PlannedFile = { plan: Plan; notes: readonly string[] } | { problems: FileProblem[] };

/** Why a log-in can't apply a file at all; undefined if it can. */
export function callerProblem(caller: Caller, of: Configuration['of'], isNew: boolean) {
  if (caller !== 'account') return undefined;
  if (of === 'provider')
    return 'This log-in is that of an account: it can’t apply the file of a provider.';
  return isNew ? 'This log-in is that of an account: it can’t create another one.' : undefined;
}

/** Plans a file, and runs every check that is possible before the first write. */
export async function planFile(input: PlanInput): Promise<PlannedFile> {
  const { api, caller, providerSid, current, names, left = [], secrets, isCopy } = input;
  const file = input.file.read(current);
  if (!file.ok) return { problems: [...file.problems] };
  const own = names ? renamed(file.configuration, names) : file.configuration;
  const plan = planOf(current, without(own, left), secrets, { caller });
  const invalid = problemsOf(plan);
  const nameProblems = plan.accounts.flatMap(({ owner, name }) => {
    const message = accountNameProblem(name);
    return message === undefined ? [] : [{ ...file.placeOf(ownerId(owner), 'name'), message }];
  });
  const placed = isCopy ? [] : invalid;
  if (placed.length + nameProblems.length > 0) {
    const problems = placed.map(({ id, path, message }) => ({
      ...file.placeOf(id, path),
      message: `"${path}": ${message}`,
    }));
    return {
      problems: [...nameProblems, ...problems].sort((one, other) => one.line - other.line),
    };
  }
  const reasons = new Map(
    invalid.map(({ entry, path, message }) => [entry, `${path}: ${message}`]),
  );
  for (const [id, sentence] of await conflictsOf({ api, caller, providerSid }, plan)) {
    reasons.set(id, sentence);
  }
  const entries = plan.entries.map((entry) => {
    const reason = reasons.get(entry.id);
    if (reason !== undefined) return refusedEntry(entry, [...entry.refused, reason]);
    return isCopy ? besideTemplate(entry, file.configuration.name) : entry;
  });
  return { plan: { ...plan, entries }, notes: notesFor(caller, plan) };
}

/** Warns about unseen routing tables only if the file says that there are none. */
function notesFor(caller: Caller, { wanted, current }: Plan): string[] {
  const tables = [...wanted.items.values()].filter(({ kind }) => kind === 'routing');
  const saysNone = wanted.owners.some(
    ({ owner }) =>
      owner !== '' &&
      wanted.sections.has(sectionOf(owner, 'routing')) &&
      !tables.some((table) => table.owner === owner),
  );
  const isMeant = (note: string) =>
    note !== unseenTables || (caller === 'service_provider' && saysNone);
  return current.notes.filter(isMeant);
}
