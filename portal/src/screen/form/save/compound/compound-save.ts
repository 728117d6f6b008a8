import { isRecord } from '../../../../browser/record.ts';
import { sessionKeys, tab } from '../../../../browser/storage.ts';
import { PlatformError } from '../../../../platform/client/calls/errors.ts';
import { isEmptyWrite, type Write, withBody } from '../../../../platform/client/calls/write.ts';
import { undoneColumns, withColumnsOf, withUnshown } from '../record/columns.ts';
import type { FieldProblem, Latest, SaveCalls, Written } from '../record/save-record.ts';
import { type Attempts, attempts } from './attempts.ts';

/** Placeholder in a previewed call for the SID that the previous call returns. */
export const newSid = 'NEW_SID';

/** A record saved in several calls: the record itself first, then its rows. */
export type Compound<Values extends object, Stored> = {
  /** Names the record in the list of saved parts: 'Carrier'. */
  label: string;
  /** Reads the record; its rows have the form's ids. */
  read: (sid: string) => Promise<Latest<Values, Stored>>;
  /** Updates the changed columns of the record itself. An empty body is not sent. */
  update: (sid: string, values: Values, latest: Latest<Values, Stored>) => Write;
  /** Saves the rows. `latest` is null for a record just created. Never throws. */
  saveRest: (
    sid: string,
    values: Values,
    latest: Latest<Values, Stored> | null,
    tried: Attempts,
  ) => Promise<unknown>;
  /** The calls that `saveRest` would send if none failed. */
  restCalls: (
    sid: string,
    values: Values,
    latest: Latest<Values, Stored> | null,
  ) => readonly Write[];
  /** Called when everything is stored: from then on rows are identified by sid. */
  forgetFormIds?: () => void;
  /** @param sid of the record, null for a new one */
  check?: (
    values: Values,
    base: Values | null,
    sid: string | null,
  ) => Promise<readonly FieldProblem[]>;
  refusedFields: (error: unknown, values: Values) => readonly FieldProblem[];
};

export type NewCompound<Values extends object, Stored> = Compound<Values, Stored> & {
  create: (values: Values) => Write<string>;
  /** How to find a record if the response to its creation was lost. Absent: the creation is repeated. */
  lost?:
    | {
        /** Value to find the record by, such as its name. */
        mark: (values: Values) => string;
        /** Sids of the records with this mark. `values` are the form's current ones. */
        find: (mark: string, values: Values) => Promise<string[]>;
        /** Whether other records may share the mark: existing ones are noted before the call and excluded. */
        isShared?: (values: Values) => boolean;
        /** A changed mark means another record: do not search. */
        isFixed?: boolean;
      }
    | undefined;
};

/** The update of the record itself, or null if nothing changed. */
function ownWrite<Values extends object, Stored>(
  { update }: Compound<Values, Stored>,
  sid: string,
  values: Values,
  latest: Latest<Values, Stored>,
): Write | null {
  const own = withBody(update(sid, values, latest), (body) =>
    undoneColumns(body, values, latest.values),
  );
  return isEmptyWrite(own) ? null : own;
}

/** The create call, including columns that no field shows. */
const createWrite = <Values extends object, Stored>(
  { create }: NewCompound<Values, Stored>,
  values: Values,
) => withBody(create(values), (body) => withUnshown(body, values));

/** Saves the record first: if it is refused, no row is stored and its field shows why. */
async function write<Values extends object, Stored>(
  compound: Compound<Values, Stored>,
  sid: string,
  values: Values,
  latest: Latest<Values, Stored> | null,
): Promise<Written<Values>> {
  const { label, saveRest, forgetFormIds, read } = compound;
  const tried = attempts();
  const own = latest && ownWrite(compound, sid, values, latest);
  await own?.send();
  if (latest === null || own) tried.saved.push(label);
  await saveRest(sid, values, latest, tried);
  if (tried.failures.length === 0) {
    forgetFormIds?.();
    return tried;
  }
  // Values stored so far become the new base: they no longer count as changes.
  const since = tried.isFatal() ? undefined : await read(sid).catch(() => undefined);
  return { ...tried, base: since?.values };
}

/** The calls that change a stored record. */
export const changeCompound = <Values extends object, Stored>(
  compound: Compound<Values, Stored>,
  sid: string,
): SaveCalls<Values, Stored> => ({
  reread: () => compound.read(sid),
  check: async (values, base) => compound.check?.(values, base, sid) ?? [],
  calls: (values, latest) => {
    if (!latest) return [];
    const own = ownWrite(compound, sid, values, latest);
    return [...(own ? [own] : []), ...compound.restCalls(sid, values, latest)];
  },
  write: async (values, latest) => (latest ? write(compound, sid, values, latest) : undefined),
  refusedFields: compound.refusedFields,
});

/**
 * Creates a record exactly once across retries and reloads. If the response was lost, the next try
 * finds the record and updates it.
 * @param onCreated called with the sid before the rows are saved
 */
export const createCompound = <Values extends object, Stored>(
  compound: NewCompound<Values, Stored>,
  onCreated: (sid: string) => void,
): SaveCalls<Values, Stored> => ({
  check: async (values) => compound.check?.(values, null, await findLost(compound, values)) ?? [],
  calls: (values) => [createWrite(compound, values), ...compound.restCalls(newSid, values, null)],
  write: async (values) => {
    const found = await findLost(compound, values);
    const sid = found ?? (await create(compound, values));
    onCreated(sid);
    const latest = found === null ? null : await compound.read(sid);
    // A found record received its hidden columns when it was first sent.
    const typed = found === null ? values : withColumnsOf(values, {});
    const { saved = [], failures, base } = await write(compound, sid, typed, latest);
    tab.remove(sessionKeys.unanswered);
    return { saved: [...new Set([compound.label, ...saved])], failures, base, sid };
  },
  refusedFields: compound.refusedFields,
});

/**
 * Whether a failed call may have stored the record: its response was lost or malformed, or is a
 * platform error, which may follow the write.
 */
const mayBeStored = (error: unknown) =>
  error instanceof PlatformError &&
  (error.kind === 'Unreachable' ||
    (error.kind === 'Unexpected' && (error.status < 400 || error.status >= 500)));

/** A record that was sent and got no response yet. `before`: records with the same mark at that time. */
type Unanswered = { label: string; mark: string; before: string[] };

async function create<Values extends object, Stored>(
  compound: NewCompound<Values, Stored>,
  values: Values,
): Promise<string> {
  const { label, lost } = compound;
  if (lost) {
    const mark = lost.mark(values);
    const before = lost.isShared?.(values) ? await lost.find(mark, values) : [];
    const sent: Unanswered = { label, mark, before };
    // Stored before sending: the page may be closed when the response arrives.
    tab.set(sessionKeys.unanswered, JSON.stringify(sent));
  }
  try {
    const sid = await createWrite(compound, values).send();
    tab.remove(sessionKeys.unanswered);
    return sid;
  } catch (error) {
    if (!mayBeStored(error)) tab.remove(sessionKeys.unanswered);
    throw error;
  }
}

/** Finds the record of an earlier try whose response was lost. */
async function findLost<Values extends object, Stored>(
  { label, lost }: NewCompound<Values, Stored>,
  values: Values,
): Promise<string | null> {
  const sent = readUnanswered();
  if (!lost || sent?.label !== label || (lost.isFixed && sent.mark !== lost.mark(values)))
    return null;
  return (await lost.find(sent.mark, values)).find((sid) => !sent.before.includes(sid)) ?? null;
}

function readUnanswered(): Unanswered | null {
  try {
    const kept: unknown = JSON.parse(tab.get(sessionKeys.unanswered) ?? 'null');
    if (!isRecord(kept)) return null;
    const { label, mark, before } = kept;
    return typeof label === 'string' && typeof mark === 'string' && Array.isArray(before)
      ? { label, mark, before }
      : null;
  } catch {
    return null;
  }
}
