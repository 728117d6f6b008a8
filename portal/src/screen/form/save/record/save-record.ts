import * as v from 'valibot';
import { isRecord } from '../../../../browser/record.ts';
import { isNotFound, messageOf, PlatformError } from '../../../../platform/client/calls/errors.ts';
import { isEmptyWrite, type Write } from '../../../../platform/client/calls/write.ts';
import { isEqual } from '../../values.ts';
import type { PartFailure } from '../compound/attempts.ts';
import type { AnyMembers } from './members.ts';
import { type Clash, type ClashChoice, mergeChanges, settleClashes } from './merge.ts';
import { rulesOver } from './rules.ts';
import { unstorableFields } from './unstorable.ts';

/** A problem at a field, by its dotted path. */
export type FieldProblem = { field: string; message: string };

/** A record as stored, and the form values for it. */
export type Latest<Values, Stored> = { values: Values; stored: Stored };

export type Written<Values = never> = {
  /** Parts that were refused while others were stored. */
  failures?: readonly PartFailure[];
  /** Labels of the stored parts. */
  saved?: readonly string[];
  /** SID of a created record. */
  sid?: string | undefined;
  /** Further messages after a complete save, such as about removed rows. */
  messages?: readonly string[];
  /** Stored values after the save, if they were read: the form's new base. */
  base?: Values | undefined;
};

export type SaveCalls<Values, Stored> = {
  /** Reads the record again, right before the write. Absent for a new record. */
  reread?: () => Promise<Latest<Values, Stored>>;
  /** Finds problems that depend on other records, such as a name in use. */
  check?: (values: Values, base: Values) => Promise<readonly FieldProblem[]>;
  /** The calls that `write` would send, in order, if nothing is refused. Sends nothing. */
  calls: (values: Values, latest: Latest<Values, Stored> | null) => readonly Write[];
  /** Writes the differences from `latest`; null for a new record. */
  write: (
    values: Values,
    latest: Latest<Values, Stored> | null,
  ) => Promise<Written<Values> | undefined>;
  /** Fields that a refusal of the platform refers to; none if it refers to the whole form. */
  refusedFields?: (error: unknown, values: Values) => readonly FieldProblem[];
  /** Whether an error means that the record is gone. Default: status 404. */
  isGone?: (error: unknown) => boolean;
};

type SaveTools<Values> = {
  members: AnyMembers;
  schema: () => v.GenericSchema<unknown, Values>;
  /** Set for an undo: values that were stored once may be stored again, except missing secrets. */
  undone?: { secrets: readonly string[] };
  /** Asks the person; null cancels the save. */
  choose: (clashes: Clash[]) => Promise<Record<string, ClashChoice> | null>;
};

/**
 * `values`: new values of the form, over `base`; without them the form stays unchanged. `before`:
 * values stored right before sending; absent if nothing was sent or the record was new.
 */
export type SaveOutcome<Values> = {
  values?: Values;
  base?: Values;
  before?: Values;
  /** Whether a write was sent. */
  isSent?: boolean;
  /** Columns of a stored record that were sent. */
  columns?: readonly string[];
  /** SID of a created record, if known. */
  sid?: string;
} & (
  | { status: 'saved'; messages: readonly string[] }
  | { status: 'abandoned' }
  /** Some or all parts failed; others may be stored. */
  | { status: 'parts-failed'; failures: readonly PartFailure[]; saved: readonly string[] }
  /** Nothing was stored, as far as known: `isUnknown` if a write got no answer. */
  | {
      status: 'refused';
      problems: readonly FieldProblem[];
      message?: string;
      isUnknown?: boolean;
    }
);

/** Maps a message of the platform to a field and a text. Default text: the message. */
export type RefusalRule = [said: RegExp, field: string, say?: string | ((own: string) => string)];

/** Fields that a refusal refers to. */
export const refusedBy =
  (...rules: readonly RefusalRule[]) =>
  (error: unknown): FieldProblem[] => {
    if (!(error instanceof PlatformError)) return [];
    const { said, message: own } = error;
    return rules
      .filter(([words]) => words.test(said))
      .map(([, field, say = own]) => ({
        field,
        message: typeof say === 'string' ? say : say(own),
      }));
  };

const gone = 'Someone else has deleted it.';

/**
 * Saves a form: merges the typed values with the stored ones, lets the person settle clashes,
 * validates and writes. Never throws.
 * @param typed current values of the form
 * @param base values that the form started with
 */
export async function saveRecord<Values extends object, Stored>(
  typed: Values,
  base: Values,
  calls: SaveCalls<Values, Stored>,
  { members, schema, choose, undone }: SaveTools<Values>,
): Promise<SaveOutcome<Values>> {
  let form: Pick<
    SaveOutcome<Values>,
    'values' | 'base' | 'before' | 'isSent' | 'columns' | 'sid'
  > = {};
  try {
    const [latest = null, problems = []] = await Promise.all([
      calls.reread?.(),
      calls.check?.(typed, base),
    ]);
    if (problems.length > 0) return { status: 'refused', problems };
    let values = typed;
    if (latest) {
      const { merged, clashes } = mergeChanges(
        { mine: typed, base, theirs: latest.values },
        members,
        undone !== undefined,
      );
      const choices = clashes.length === 0 ? {} : await choose(clashes);
      if (choices === null) return { status: 'abandoned' };
      values = settleClashes(merged, latest.values, choices);
      form = { values, base: latest.values };
      // Values of others may not fit the typed ones.
      const rules = rulesOver(schema(), { stored: latest.values, undone });
      const broken = problemsOf(rules, values);
      if (broken.length > 0) return { status: 'refused', problems: broken, ...form };
    }
    const writes = latest ? calls.calls(values, latest) : [];
    // Someone else has stored the same, or the person kept the values of others. An undo may still
    // restore columns that no field shows.
    const isStored = latest && isEqual(values, latest.values);
    if (isStored && (!undone || writes.every(isEmptyWrite)))
      return { status: 'saved', messages: [], ...form };
    const columns = columnsOf(writes);
    form = { ...form, ...(latest && { before: latest.values, columns }), isSent: true };
    const written = (await calls.write(values, latest)) ?? {};
    const { failures = [], saved = [], messages = [] } = written;
    if (written.sid !== undefined) form = { ...form, sid: written.sid };
    if (written.base) form = { ...form, values, base: written.base };
    return failures.length > 0
      ? { status: 'parts-failed', failures, saved, ...form }
      : { status: 'saved', messages, ...form, values };
  } catch (error) {
    const isGone = calls.isGone?.(error) ?? isNotFound(error);
    if (isGone && calls.reread) return { status: 'refused', problems: [], message: gone, ...form };
    const unstorable = unstorableFields(error, typed);
    const problems =
      unstorable.length > 0 ? unstorable : (calls.refusedFields?.(error, typed) ?? []);
    const message = problems.length === 0 ? messageOf(error) : undefined;
    const isUnanswered = error instanceof PlatformError && error.kind === 'Unreachable';
    const unknown = isUnanswered && form.isSent && { isUnknown: true };
    return { status: 'refused', problems, message, ...unknown, ...form };
  }
}

const columnsOf = (writes: readonly Write[]) =>
  writes.flatMap(({ body }) => (isRecord(body) ? Object.keys(body) : []));

function problemsOf(schema: v.GenericSchema, values: unknown): FieldProblem[] {
  const { issues = [] } = v.safeParse(schema, values);
  return issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
}
