import { clsx } from 'clsx';
import { CircleAlert, Plus } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../primitives/button/index.ts';
import { useIsPainted } from '../data-table/use-is-painted.ts';
import { RequiredHeads, requiredHeads } from './required-heads.ts';

export type RowEditorProps = {
  /** Name of the group. */
  label: string;
  /** Hides the label visually, if a heading says the same. */
  hideLabel?: boolean;
  /** A sentence below the label. */
  help?: ReactNode;
  /** One per column; `isCentered` above boxes. */
  heads: readonly { text: string; isRequired?: boolean; isCentered?: boolean }[];
  /** Columns as a grid template, including one at the end for the delete button. */
  columns: string;
  /** The button below the rows. */
  addLabel: string;
  /** Adds a row at the end and returns its id. */
  onAdd: () => string;
  /** Error for the rows as a whole, such as that there are none. */
  error?: string | undefined;
  /** Number of rows. */
  count: number;
  /** One `EditorRow` each. */
  children: readonly ReactElement[];
};

/** Rows to render at once; the rest follow without blocking. Row height in rem. */
const [firstRows, rowHeight] = [20, 2.75];

/**
 * Rows of a form under column heads: add below, delete at the end of each. A new row takes the
 * focus; after a removal the next row gets it.
 */
export function RowEditor({
  label,
  hideLabel = false,
  help,
  heads,
  columns,
  addLabel,
  onAdd,
  error,
  count,
  children,
}: RowEditorProps) {
  const id = useId();
  const isDrawn = useIsPainted(true);
  const isWhole = isDrawn || count <= firstRows;
  const root = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const place = useRef(0);

  // Remembers the focused row, in case it is removed.
  const rememberPlace = (target: Element) => {
    const rows = [...(root.current?.querySelectorAll('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(target));
    if (at >= 0) place.current = at;
  };
  const shown = useRef(count);
  useEffect(() => {
    const isFewer = count < shown.current;
    shown.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    const rows = root.current?.querySelectorAll('[data-row]') ?? [];
    focusFirst(rows[Math.min(place.current, rows.length - 1)] ?? null, addButton.current);
  }, [count]);

  const handleAdd = () => {
    let added = '';
    // The new row must be in the DOM before it can take the focus.
    flushSync(() => {
      added = onAdd();
    });
    focusFirst(root.current?.querySelector(`[data-row="${CSS.escape(added)}"]`) ?? null, null);
  };

  return (
    <fieldset
      ref={root}
      className="@container min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
      onFocusCapture={(event) => rememberPlace(event.target)}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-medium wrap-anywhere text-default'}>
        {label}
      </legend>
      {help && <div className="mb-2 text-small wrap-anywhere text-muted">{help}</div>}
      {count > 0 && (
        <div
          aria-hidden
          className={clsx(
            'grid items-end gap-x-2 border-b border-default pb-1.5 text-meta font-medium text-muted @max-[640px]:hidden',
            columns,
          )}
        >
          {heads.map(({ text, isRequired, isCentered }) => (
            <span key={text} className={clsx('min-w-0', isCentered && 'text-center')}>
              {text}
              {isRequired && <span className="ms-0.5 text-danger">*</span>}
            </span>
          ))}
          <span className="w-control" />
        </div>
      )}
      <ul className="mt-1 grid grid-cols-1 @max-[640px]:gap-2">
        <RequiredHeads value={requiredHeads(heads)}>
          {isWhole ? children : children.slice(0, firstRows)}
        </RequiredHeads>
        {!isWhole && <li aria-hidden style={{ height: `${(count - firstRows) * rowHeight}rem` }} />}
      </ul>
      {error && (
        <p
          id={`${id}-error`}
          className="mb-2 flex items-start gap-1.5 text-small text-danger wrap-anywhere"
        >
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      <Button
        ref={addButton}
        size="sm"
        icon={Plus}
        className="mt-1"
        onClick={handleAdd}
        aria-describedby={error ? `${id}-error` : undefined}
        data-missing={error ? '' : undefined}
      >
        {addLabel}
      </Button>
    </fieldset>
  );
}

function focusFirst(row: Element | null, otherwise: HTMLElement | null): void {
  const control = row?.querySelector<HTMLElement>('input:not(:disabled)') ?? otherwise;
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
}
