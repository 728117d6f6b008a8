import { useLayoutEffect, useRef, useState } from 'react';
import type { DataTableRowAction } from '../data-table.types.ts';

type Actions = readonly DataTableRowAction[];

const isAlike = (a: DataTableRowAction, b: DataTableRowAction) =>
  a.label === b.label &&
  a.menuLabel === b.menuLabel &&
  a.icon === b.icon &&
  a.href === b.href &&
  a.tone === b.tone &&
  a.disabled === b.disabled &&
  a.disabledReason === b.disabledReason &&
  (a.onSelect === undefined) === (b.onSelect === undefined);

const isSame = (a: Actions | undefined, b: Actions | undefined) =>
  a === b || (a?.length === b?.length && a?.every((one, index) => isAlike(one, b?.[index] ?? one)));

/**
 * Returns the same array while the actions of a row look the same; they run the latest callbacks.
 * Polled lists create new ones on every response, and buttons are more than half of a row.
 */
export function useSteadyActions(given: Actions | undefined): Actions | undefined {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const steadyOf = (actions: Actions | undefined) => ({
    actions,
    shown: actions?.map((action, index) =>
      action.onSelect
        ? { ...action, onSelect: () => latest.current?.[index]?.onSelect?.() }
        : action,
    ),
  });
  const [steady, setSteady] = useState(() => steadyOf(given));
  if (isSame(steady.actions, given)) return steady.shown;
  const next = steadyOf(given);
  setSteady(next);
  return next.shown;
}
