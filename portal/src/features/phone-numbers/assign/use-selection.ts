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

/**
 * Selection of numbers: those of one page or, on a separate click, all that match. A change of
 * page, filter or account clears it.
 * @param place what the list shows
 */
export function useSelection(place: string, rows: readonly ShownNumber[] | undefined) {
  const [state, setState] = useState({ place, targets: none, isAll: false });
  const isHere = state.place === place;
  const isAll = isHere && state.isAll;
  const targets = isHere ? state.targets : none;
  return useMemo(() => {
    const onPage = (rows ?? []).map((row) => ({
      sid: row.phone_number_sid,
      number: row.number,
      applicationSid: row.applicationSid || null,
    }));
    const known = new Map([...targets.values(), ...onPage].map((one) => [one.sid, one]));
    return {
      isAll,
      targets: [...targets.values()],
      /** Keys of the selected rows, for the table. */
      keys: new Set(isAll ? onPage.map(({ sid }) => sid) : targets.keys()),
      isWholePage: onPage.length > 0 && onPage.every(({ sid }) => targets.has(sid)),
      select: (keys: ReadonlySet<string>) =>
        setState({
          place,
          isAll: false,
          targets: new Map([...known].filter(([sid]) => keys.has(sid))),
        }),
      selectAll: () => setState({ place, targets: none, isAll: true }),
      keep: (left: readonly Target[]) =>
        setState({ place, isAll: false, targets: new Map(left.map((one) => [one.sid, one])) }),
      clear: () => setState({ place, targets: none, isAll: false }),
    };
  }, [place, rows, targets, isAll]);
}
export type Selection = ReturnType<typeof useSelection>;
