import * as v from 'valibot';
import { isColumnPath } from '../form/save/record/columns.ts';

const text = v.string();
const textOrNull = v.nullable(text);
const field = v.object({
  path: text,
  label: text,
  before: textOrNull,
  after: textOrNull,
  isSecret: v.optional(v.boolean()),
});
const row = v.object({
  id: text,
  label: text,
  kind: v.picklist(['added', 'changed', 'moved', 'removed']),
  fields: v.array(field),
});
const step = v.object({
  path: text,
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
});

const place = v.object({
  /** Absent if only the application changed. */
  account_sid: v.optional(v.nullable(v.string())),
  application_sid: v.nullable(v.string()),
});

/** One number of a bulk change, with the platform's member names. */
const bulkNumber = v.object({
  /** null for a number that an import added. */
  sid: v.nullable(v.string()),
  number: v.string(),
  /** The number formatted for people. */
  shown: v.string(),
  /** Carrier of an added number. */
  carrier_sid: v.optional(v.string()),
  /** null for an added number. */
  before: v.nullable(place),
  after: place,
});
export type BulkNumber = v.InferOutput<typeof bulkNumber>;

const entry = v.object({
  id: v.number(),
  /** The user and platform that the entry belongs to. */
  owner: text,
  /** In ms since 1970. */
  at: v.number(),
  action: v.picklist(['changed', 'created', 'deleted', 'undone']),
  /** 'unknown': the save got no answer. */
  status: v.picklist(['saved', 'partial', 'failed', 'unknown']),
  /** 'carrier' */
  noun: text,
  /** Name of the record at the time of the save. */
  name: text,
  /** Address of its form, including the query. */
  page: text,
  /** Name of the form, on a page with several. */
  form: v.optional(text),
  fields: v.array(field),
  groups: v.array(v.object({ label: text, rows: v.array(row) })),
  /** Steps to undo, without secrets. */
  steps: v.array(step),
  /** Labels of members without steps, because they contain a secret. */
  notKept: v.array(text),
  /** Why it failed, wholly or in part. */
  messages: v.array(text),
  /** Time of the undo, in ms since 1970. */
  undoneAt: v.optional(v.number()),
  /** SID of the record that replaces a deleted one. */
  createdAgain: v.optional(text),
  /** A change of many numbers, undone as a whole. */
  numbers: v.optional(v.array(bulkNumber)),
  /** A deleted record: its values without secrets, and what is needed to create it again. */
  deleted: v.optional(
    v.object({ sid: text, add: text, values: v.record(text, v.unknown()), lost: v.array(text) }),
  ),
});
export type HistoryEntry = v.InferOutput<typeof entry>;
/** Address of the form without its tab: all forms of a record share it. */
export const pathOf = ({ page }: Pick<HistoryEntry, 'page'>): string => page.replace(/[?#].*/, '');
export type NewEntry = Omit<HistoryEntry, 'id' | 'owner' | 'at'>;

/** Reads an entry that this console stored, perhaps an older version of it. */
export function readEntry(kept: unknown): HistoryEntry | null {
  const result = v.safeParse(entry, kept);
  return result.success ? result.output : null;
}

/** Why a change can't be undone; undefined if it can. */
export function undoRefusal({ action, status, steps, undoneAt, notKept }: HistoryEntry) {
  if (undoneAt !== undefined) return 'Already undone.';
  if (action === 'created') return 'Delete the record instead.';
  if (action === 'deleted') return undefined;
  if (status === 'failed') return 'Nothing was saved.';
  if (steps.some(({ path }) => !isColumnPath(path))) return undefined;
  return notKept.length > 0 ? 'Passwords and keys are never kept.' : 'Nothing was changed.';
}
