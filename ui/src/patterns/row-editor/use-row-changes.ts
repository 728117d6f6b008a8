import { useCallback, useLayoutEffect, useRef } from 'react';
import { withoutRow } from './rows.model.ts';

type Rows<Row> = Readonly<Record<string, Row>>;
const overwritten = <Row>(row: Row, part: Partial<Row>): Row => ({ ...row, ...part });

/**
 * Changes single rows. Both functions are stable for the life of the editor, so a row renders only
 * for its own changes.
 * @param changed returns the resulting row, if one change causes others. Must be stable for the
 * life of the editor.
 */
export function useRowChanges<Row>(
  value: Rows<Row>,
  onChange: (next: Record<string, Row>) => void,
  changed: (row: Row, part: Partial<Row>) => Row = overwritten,
) {
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const change = useCallback(
    (id: string, part: Partial<Row>) => {
      const { value, onChange } = latest.current;
      const row = value[id];
      if (row) onChange({ ...value, [id]: changed(row, part) });
    },
    [changed],
  );
  const remove = useCallback((id: string) => {
    latest.current.onChange(withoutRow(latest.current.value, id));
  }, []);
  return { change, remove };
}
