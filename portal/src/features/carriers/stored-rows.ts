import type { SavePart } from '../../screen/form/save-parts.ts';
import { isEqual } from '../../screen/form/values.ts';

type Rows<Row> = Readonly<Record<string, Row>>;

type RowCalls<Row> = {
  create: (row: Row) => Promise<string>;
  update: (sid: string, row: Row) => Promise<unknown>;
  remove: (sid: string) => Promise<unknown>;
  /** 'SIP gateway 203.0.113.1' */
  label: (row: Row) => string;
  /** Told after one was taken away. */
  onRemoved: (row: Row) => void;
};

/**
 * Which stored row is which row of a form. A row that a save has made keeps its id there until the
 * whole save is done: what is typed in it meanwhile is still a change of the same row. One whose
 * answer was lost on the way is known again by its place.
 * @param placeOf what no two rows of a carrier share
 */
export function storedRows<Row>(placeOf: (row: Row) => string) {
  const idOf = new Map<string, string>();
  /** Places of rows that were sent, by id. */
  const sent = new Map<string, string>();
  let known = new Set<string>();
  /** Rows that were stored again: their ids in the form, for as long as it stands. */
  const moved = new Map<string, string>();

  const idFor = (sid: string) => idOf.get(sid) ?? moved.get(sid) ?? sid;
  const sidOf = (id: string) => [...idOf, ...moved].find(([, one]) => one === id)?.[0] ?? id;

  return {
    /** Rows as they are stored, by the ids of the form. */
    read(stored: readonly (readonly [sid: string, row: Row])[]): Record<string, Row> {
      for (const [sid, row] of stored) {
        if (known.has(sid) || idOf.has(sid) || moved.has(sid)) continue;
        const id = [...sent].find(
          ([one, place]) => place === placeOf(row) && ![...idOf.values()].includes(one),
        )?.[0];
        if (id !== undefined) idOf.set(sid, id);
      }
      return Object.fromEntries(stored.map(([sid, row]) => [idFor(sid), row]));
    },

    /** What makes the stored rows those of the form: one call a row that differs. */
    parts(next: Rows<Row>, stored: Rows<Row>, calls: RowCalls<Row>): SavePart[] {
      known = new Set(Object.keys(stored).map(sidOf));
      const { create, update, remove, label, onRemoved } = calls;
      const missing = Object.entries(stored).filter(([id]) => !(id in next));
      // A new row in the place of one that is missing is that one: a draft has it from before it was stored.
      const again = new Map(
        Object.entries(next)
          .filter(([id]) => !(id in stored))
          .flatMap(([id, row]) => {
            const same = missing.find(([, one]) => placeOf(one) === placeOf(row));
            return same ? [[id, same] as const] : [];
          }),
      );
      for (const [id, [sid]] of again) idOf.set(sidOf(sid), id);
      const gone = missing.filter((one) => ![...again.values()].includes(one));
      return [
        ...gone.map(([id, row]) => ({
          label: label(row),
          run: async () => {
            await remove(sidOf(id));
            onRemoved(row);
          },
        })),
        ...Object.entries(next).flatMap(([id, row]) => {
          const before = stored[id] ?? again.get(id)?.[1];
          if (before !== undefined) {
            const isSame = isEqual(before, row);
            const run = async () => void (await update(sidOf(id), row));
            return isSame ? [] : [{ label: label(row), run }];
          }
          const run = async () => {
            sent.set(id, placeOf(row));
            idOf.set(await create(row), id);
          };
          return [{ label: label(row), run }];
        }),
      ];
    },

    /** The rows of a form by the ids that they are stored by; those that are not keep theirs. */
    bySid: (rows: Rows<Row>): Record<string, Row> =>
      Object.fromEntries(Object.entries(rows).map(([id, row]) => [sidOf(id), row])),

    /** Rows have other sids by now, and stay the same rows. */
    move(sids: ReadonlyMap<string, string>): void {
      for (const [before, since] of sids) {
        const id = idFor(before);
        idOf.delete(before);
        moved.delete(before);
        moved.set(since, id);
      }
    },

    /** The id in the form of a row that no save is about. */
    formId: (sid: string) => moved.get(sid) ?? sid,

    /** All is stored: from now on rows go by their sids. */
    settle(): void {
      idOf.clear();
      sent.clear();
    },
  };
}
export type StoredRows<Row> = ReturnType<typeof storedRows<Row>>;
