import { isEmptyWrite, type Write, withBody } from '../../../../platform/client/calls/write.ts';
import { isEqual } from '../../values.ts';
import { undoneColumns, withUnshown } from '../record/columns.ts';
import type { Attempts } from './attempts.ts';
import { newSid } from './new-sid.ts';

type Rows<Row> = Readonly<Record<string, Row>>;

export type RowCalls<Row> = {
  create: (row: Row) => Write<string>;
  /** Without a column, nothing is sent. */
  update: (sid: string, row: Row, before: Row) => Write;
  /** What a row needs after that, such as an upload. */
  finish?: (sid: string, row: Row) => Write | null;
  remove: (sid: string) => Write;
  /** 'SIP gateway 203.0.113.1' */
  label: (row: Row) => string;
  /** Message after removing it. */
  removed?: (row: Row) => string;
};

/** The call that creates a row, with the columns that no field shows. */
const creationOf = <Row>(row: Row, { create }: RowCalls<Row>) =>
  withBody(create(row), (body) => withUnshown(body, row));

/** The calls that change a row; none where it is stored as it is. */
function changeOf<Row>(sid: string, row: Row, was: Row, { update, finish }: RowCalls<Row>) {
  if (isEqual(was, row)) return [];
  const own = withBody(update(sid, row, was), (body) => undoneColumns(body, row, was));
  return [isEmptyWrite(own) ? null : own, finish?.(sid, row)].flatMap((call) => call ?? []);
}

/**
 * Which stored row is which row of a form. A row that a save has created keeps its id in the form
 * until the whole save is done: what is typed in it meanwhile changes the same row. A row whose
 * answer was lost is recognised by its place.
 * @param rowKey what no two rows of a record share
 */
export function storedRows<Row>(rowKey: (row: Row) => string) {
  const idOf = new Map<string, string>();
  /** Places of rows that were sent, by id. */
  const sent = new Map<string, string>();
  let known = new Set<string>();
  /** Ids in the form of rows that were stored again under other sids. */
  const moved = new Map<string, string>();

  const formId = (sid: string) => idOf.get(sid) ?? moved.get(sid) ?? sid;
  const sidOf = (id: string) => [...idOf, ...moved].find(([, one]) => one === id)?.[0] ?? id;

  /**
   * Stored rows by the ids of the form, right before a save. A new row of the form in the place of a
   * missing one is that one: it comes from a draft of before it was stored.
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

    /** Stored rows by the ids of the form. */
    read(stored: readonly (readonly [sid: string, row: Row])[]): Record<string, Row> {
      for (const [sid, row] of stored) {
        if (known.has(sid) || idOf.has(sid) || moved.has(sid)) continue;
        const taken = new Set(idOf.values());
        const lost = [...sent].find(([id, place]) => place === rowKey(row) && !taken.has(id));
        if (lost) idOf.set(sid, lost[0]);
      }
      return Object.fromEntries(stored.map(([sid, row]) => [formId(sid), row]));
    },

    /** This row goes out now, and may be stored whatever the answer. */
    sending: (id: string, row: Row) => void sent.set(id, rowKey(row)),

    /** Makes the stored rows those of the form: one call for each that differs. */
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

    /** What `save` would send, if nothing is refused. */
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

    /** The rows of a form by their sids; those that are not stored keep their ids. */
    bySid: (rows: Rows<Row>): Record<string, Row> =>
      Object.fromEntries(Object.entries(rows).map(([id, row]) => [sidOf(id), row])),

    /** Rows have other sids by now, and stay the same rows. */
    move(sids: ReadonlyMap<string, string>): void {
      for (const [before, since] of sids) {
        const id = formId(before);
        idOf.delete(before);
        moved.delete(before);
        moved.set(since, id);
      }
    },

    /** All is stored: from now on rows go by their sids. */
    forgetFormIds(): void {
      idOf.clear();
      sent.clear();
    },
  };
}
export type StoredRows<Row> = ReturnType<typeof storedRows<Row>>;
