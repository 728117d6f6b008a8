import { useMemo, useState } from 'react';
import type { ShownNumber } from '../number-list.view.tsx';

/** A number to assign: SID, display form and current application. */
export type Target = {
  sid: string;
  number: string;
  /** null for none. */
  applicationSid: string | null;
};

const none: ReadonlyMap<string, Target> = new Map();

/** @param areLeft whether the targets are the rest of an assignment, which other pages may show */
const selected = (place: string, targets: ReadonlyMap<string, Target>, areLeft = false) => ({
  place,
  targets,
  areLeft,
  isAll: false,
});

const bySid = (targets: readonly Target[]) => new Map(targets.map((one) => [one.sid, one]));

/**
 * Selection of numbers: those of one page or, on a separate click, all that match. A change of
 * page, order, filter or account clears it; a number that leaves the page leaves it.
 * @param place what the list shows
 */
export function useSelection(place: string, rows: readonly ShownNumber[] | undefined) {
  const [state, setState] = useState(() => selected(place, none));
  const { targets: chosen, areLeft, isAll } = state.place === place ? state : selected(place, none);
  return useMemo(() => {
    const onPage = bySid(
      (rows ?? []).map((row) => ({
        sid: row.phone_number_sid,
        number: row.number,
        applicationSid: row.applicationSid || null,
      })),
    );
    const targets = bySid(
      [...chosen.values()]
        .filter(({ sid }) => areLeft || rows === undefined || onPage.has(sid))
        .map((one) => onPage.get(one.sid) ?? one),
    );
    const known = new Map([...targets, ...onPage]);
    return {
      isAll,
      targets: [...targets.values()],
      /** Keys of the selected rows, for the table. */
      keys: new Set((isAll ? onPage : targets).keys()),
      isWholePage: onPage.size > 0 && [...onPage.keys()].every((sid) => targets.has(sid)),
      select: (keys: ReadonlySet<string>) =>
        setState(selected(place, new Map([...known].filter(([sid]) => keys.has(sid))), areLeft)),
      selectAll: () => setState({ ...selected(place, none), isAll: true }),
      /** Selects the rest of an assignment, if the list still shows the same place. */
      keep: (left: readonly Target[]) =>
        setState((now) =>
          now.place === place ? selected(place, bySid(left), left.length > 0) : now,
        ),
      clear: () => setState(selected(place, none)),
    };
  }, [place, rows, chosen, areLeft, isAll]);
}
export type Selection = ReturnType<typeof useSelection>;
