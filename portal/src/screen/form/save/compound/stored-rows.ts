import { isEmptyWrite, type Write, withBody } from '../../../../platform/client/calls/write.ts';
import { isEqual } from '../../values.ts';
import { undoneColumns, withUnshown } from '../record/columns.ts';
import type { Attempts } from './attempts.ts';
import { newSid } from './compound-save.ts';

type Rows<Row> = Readonly<Record<string, Row>>;

export type RowCalls<Row> = {
  create: (row: Row) => Write<string>;
  /** An empty body is not sent. */
  update: (sid: string, row: Row, before: Row) => Write;
  /** A second call for the row, such as an upload. */
  finish?: (sid: string, row: Row) => Write | null;
  remove: (sid: string) => Write;
  /** 'SIP gateway 203.0.113.1' */
  label: (row: Row) => string;
  /** Message after the row was removed. */
  removed?: (row: Row) => string;
};

/** The create call, including columns that no field shows. */
const creationOf = <Row>(row: Row, { create }: RowCalls<Row>) =>
  withBody(create(row), (body) => withUnshown(body, row));

/** The calls that update a row; none if nothing changed. */
function changeOf<Row>(sid: string, row: Row, was: Row, { update, finish }: RowCalls<Row>) {
  if (isEqual(was, row)) return [];
  const own = withBody(update(sid, row, was), (body) => undoneColumns(body, row, was));
  return [isEmptyWrite(own) ? null : own, finish?.(sid, row)].flatMap((call) => call ?? []);
}

/**
 * Maps the form's row ids to sids. A row keeps its form id until the whole save has succeeded, so
 * that a retry updates the row it created instead of creating another. If the response to a
 * creation was lost, the row is found by its key.
 * @param rowKey unique within a record
 */
export function storedRows<Row>(rowKey: (row: Row) => string) {
  const idOf = new Map<string, string>();
  /** Keys of the rows sent so far, by form id. */
  const sent = new Map<string, string>();
  let known = new Set<string>();
  /** Form ids of rows that were stored again under new sids. */
  const moved = new Map<string, string>();

  const formId = (sid: string) => idOf.get(sid) ?? moved.get(sid) ?? sid;
  const sidOf = (id: string) => [...idOf, ...moved].find(([, one]) => one === id)?.[0] ?? id;

  /**
   * Returns stored rows by form id, right before a save. A new row with the key of a stored row that
   * the form lacks is that stored row: it comes from a draft written before the row was stored.
   */
  function matchStoredRows(next: Rows<Row>, stored: Rows<Row>): Record<string, Row> {
    known = new Set(Object.keys(stored).map(sidOf));
    const renamed = new Map<string, string>();
    for (const [id, row] of Object.entries(next)) {
      if (id in stored) continue;
      const found = Object.entries(stored).find(
        ([one, was]) => !(one in next || renamed.has(one)) && rowKey(was) === rowKey(row),
      )?.[0];
      if (found === undefined) continue;
      renamed.set(found, id);
      idOf.set(sidOf(found), id);
    }
    return Object.fromEntries(
      Object.entries(stored).map(([id, row]) => [renamed.get(id) ?? id, row]),
    );
  }

  return {
    formId,
    sidOf,
    adopt: matchStoredRows,

    /** Stored rows by form id. */
    read(stored: readonly (readonly [sid: string, row: Row])[]): Record<string, Row> {
      for (const [sid, row] of stored) {
        if (known.has(sid) || idOf.has(sid) || moved.has(sid)) continue;
        const taken = new Set(idOf.values());
        const lost = [...sent].find(([id, place]) => place === rowKey(row) && !taken.has(id));
        if (lost) idOf.set(sid, lost[0]);
      }
      return Object.fromEntries(stored.map(([sid, row]) => [formId(sid), row]));
    },

    /** Call before sending a row: it may get stored even if no response arrives. */
    sending: (id: string, row: Row) => void sent.set(id, rowKey(row)),

    /** Saves the rows with one call per changed row. */
    async save(
      next: Rows<Row>,
      stored: Rows<Row>,
      { run, messages }: Attempts,
      calls: RowCalls<Row>,
    ) {
      const { finish, remove, label, removed } = calls;
      const before = matchStoredRows(next, stored);
      for (const [id, row] of Object.entries(before)) {
        if (id in next || !(await run(label(row), () => remove(sidOf(id)).send()))) continue;
        if (removed) messages.push(removed(row));
      }
      for (const [id, row] of Object.entries(next)) {
        const was = before[id];
        if (was !== undefined) {
          const writes = changeOf(sidOf(id), row, was, calls);
          if (writes.length === 0) continue;
          await run(label(row), async () => {
            for (const write of writes) await write.send();
          });
          continue;
        }
        await run(label(row), async () => {
          sent.set(id, rowKey(row));
          const sid = await creationOf(row, calls).send();
          idOf.set(sid, id);
          await finish?.(sid, row)?.send();
        });
      }
    },

    /** The calls that `save` would send if none failed. */
    calls(next: Rows<Row>, stored: Rows<Row>, calls: RowCalls<Row>): Write[] {
      const { finish, remove } = calls;
      const gone = Object.keys(stored).filter((id) => !(id in next));
      const changed = Object.entries(next).flatMap(([id, row]) => {
        const was = stored[id];
        if (was === undefined) return [creationOf(row, calls), finish?.(newSid, row)];
        return changeOf(sidOf(id), row, was, calls);
      });
      return [...gone.map((id) => remove(sidOf(id))), ...changed.flatMap((call) => call ?? [])];
    },

    /** The form's rows by sid; rows not stored yet keep their form ids. */
    bySid: (rows: Rows<Row>): Record<string, Row> =>
      Object.fromEntries(Object.entries(rows).map(([id, row]) => [sidOf(id), row])),

    /** Notes that rows were stored again under new sids. */
    move(sids: ReadonlyMap<string, string>): void {
      for (const [before, since] of sids) {
        const id = formId(before);
        idOf.delete(before);
        moved.delete(before);
        moved.set(since, id);
      }
    },

    /** Call when the whole save has succeeded: from then on rows are identified by sid. */
    forgetFormIds(): void {
      idOf.clear();
      sent.clear();
    },
  };
}
export type StoredRows<Row> = ReturnType<typeof storedRows<Row>>;
