import { isRecord } from '../../../../browser/record.ts';
import { sessionKeys, tab } from '../../../../browser/storage.ts';
import { PlatformError } from '../../../../platform/client/calls/errors.ts';
import { isEmptyWrite, type Write, withBody } from '../../../../platform/client/calls/write.ts';
import { undoneColumns, withColumnsOf, withUnshown } from '../record/columns.ts';
import type { FieldProblem, Latest, SaveCalls, Written } from '../record/save-record.ts';
import { type Attempts, attempts } from './attempts.ts';
import { newSid } from './new-sid.ts';

/** A record that takes several calls to save: the record itself, then what belongs to it. */
export type Compound<Values extends object, Stored> = {
  /** The record itself in the list of what was saved: 'Carrier'. */
  label: string;
  /** Its rows have the ids of the form. */
  read: (sid: string) => Promise<Latest<Values, Stored>>;
  /** Saves what differs of the record itself; without a column nothing is sent. */
  update: (sid: string, values: Values, latest: Latest<Values, Stored>) => Write;
  /** Saves what belongs to it; `latest` is null for a record that was just created. Never throws. */
  saveRest: (
    sid: string,
    values: Values,
    latest: Latest<Values, Stored> | null,
    tried: Attempts,
  ) => Promise<unknown>;
  /** What `saveRest` would send, if nothing is refused. */
  restCalls: (
    sid: string,
    values: Values,
    latest: Latest<Values, Stored> | null,
  ) => readonly Write[];
  /** All is stored. */
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
  /** How to find a record whose answer was lost. Absent: it is sent again. */
  lost?:
    | {
        /** Mark to find it by, such as its name. */
        mark: (values: Values) => string;
        /** Sids of the records with this mark; `values` are those of the form by now. */
        find: (mark: string, values: Values) => Promise<string[]>;
        /** Others may have the same mark: those that exist before the call are remembered. */
        isShared?: (values: Values) => boolean;
        /** With another mark the form is about another record: none is looked for. */
        isFixed?: boolean;
      }
    | undefined;
};

/** The call that changes the record itself; null when nothing of it differs. */
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

/** The call that creates it, with the columns that no field shows. */
const createWrite = <Values extends object, Stored>(
  { create }: NewCompound<Values, Stored>,
  values: Values,
) => withBody(create(values), (body) => withUnshown(body, values));

/** The record first, and alone: where it is refused nothing is stored, and its field says why. */
async function write<Values extends object, Stored>(
  compound: Compound<Values, Stored>,
  sid: string,
  values: Values,
  latest: Latest<Values, Stored> | null,
): Promise<Written<Values>> {
  const { label, saveRest, forgetFormIds: settle, read } = compound;
  const tried = attempts();
  const own = latest && ownWrite(compound, sid, values, latest);
  await own?.send();
  if (latest === null || own) tried.saved.push(label);
  await saveRest(sid, values, latest, tried);
  if (tried.failures.length === 0) {
    settle?.();
    return tried;
  }
  // Stored values are no changes any more.
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
 * The calls that create a record. It is created once, however often that is tried, also after a
 * reload: when an answer was lost, the next try looks for the record and changes it.
 * @param onCreated gets the sid before the rest is saved, whatever becomes of that
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
    // What no field shows went along when it was sent.
    const typed = found === null ? values : withColumnsOf(values, {});
    const { saved = [], failures, base } = await write(compound, sid, typed, latest);
    tab.remove(sessionKeys.unanswered);
    return { saved: [...new Set([compound.label, ...saved])], failures, base, sid };
  },
  refusedFields: compound.refusedFields,
});

/**
 * Whether a call may have done its work all the same: its answer was lost, is none, or is an error of
 * the platform, which may come after the record was stored.
 */
const mayBeStored = (error: unknown) =>
  error instanceof PlatformError &&
  (error.kind === 'Unreachable' ||
    (error.kind === 'Unexpected' && (error.status < 400 || error.status >= 500)));

/** A record that was sent and not answered yet. `before` are those of its mark until then. */
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
    // Before it is sent: the page may be gone when the answer arrives.
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

/** The record of an earlier try whose answer was lost. */
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
