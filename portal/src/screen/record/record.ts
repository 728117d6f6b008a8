import type { Write } from '../../platform/client/write.ts';
import {
  type FieldProblem,
  type RefusalRule,
  refusedBy,
  type SaveCalls,
} from '../form/save/save-record.ts';
import type { RecordKind } from './kinds.ts';

/** A record that one call saves: how it is read and written, and what refusals are about. */
export type SavedRecord<Values, Stored> = {
  kind: RecordKind<Stored>;
  get: (sid: string) => Promise<Stored>;
  values: (stored: Stored) => Values;
  /** @param providerSid of the new record, where the platform asks for it */
  create: (values: Values, providerSid: string) => Write;
  update: (sid: string, values: Values, stored: Stored) => Write;
  /** Problems that only other records can tell. `base` and `sid` are null for a new record. */
  check?: (
    values: Values,
    base: Values | null,
    sid: string | null,
  ) => Promise<readonly FieldProblem[]>;
  refused?: readonly RefusalRule[];
  isGone?: (error: unknown) => boolean;
};

/** The calls that create a record. */
export const createCalls = <Values, Stored>(
  { create, check, refused = [] }: SavedRecord<Values, Stored>,
  providerSid = '',
): SaveCalls<Values, Stored> => ({
  check: async (values) => check?.(values, null, null) ?? [],
  calls: (values) => [create(values, providerSid)],
  write: async (values) => {
    const created = await create(values, providerSid).send();
    return typeof created === 'string' ? { sid: created } : undefined;
  },
  refusedFields: refusedBy(...refused),
});

/** The calls that change a stored record. */
export const changeCalls = <Values, Stored>(
  { get, values: valuesOf, update, check, refused = [], isGone }: SavedRecord<Values, Stored>,
  sid: string,
): SaveCalls<Values, Stored> => ({
  reread: async () => {
    const stored = await get(sid);
    return { values: valuesOf(stored), stored };
  },
  check: async (values, base) => check?.(values, base, sid) ?? [],
  calls: (values, latest) => (latest ? [update(sid, values, latest.stored)] : []),
  write: async (values, latest) => {
    if (latest) await update(sid, values, latest.stored).send();
    return undefined;
  },
  refusedFields: refusedBy(...refused),
  isGone,
});
