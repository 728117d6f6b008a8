import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Fieldset } from '../../primitives/fieldset/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { useLabels } from '../../use-labels.ts';
import { type ChoosableColumn, inOrder, moved, toggled } from './column-chooser.model.ts';

export const defaultLabels = {
  legend: 'Columns',
  /** Reason why the column that names the row can't be hidden. */
  fixed: 'It names the row.',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
};

export type ColumnChooserLabels = typeof defaultLabels;

export type ColumnChooserProps = {
  /** All columns of the table. */
  columns: readonly ChoosableColumn[];
  /** Ids of the shown columns, in order. */
  shown: readonly string[];
  /** Called with the complete next choice. */
  onChange: (shown: string[]) => void;
  /** Overrides texts of the current language. */
  labels?: Partial<ColumnChooserLabels>;
};

/** Chooses which columns a table shows, and their order. */
export function ColumnChooser({ columns, shown, onChange, labels }: ColumnChooserProps) {
  const text = useLabels('ColumnChooser', defaultLabels, labels);
  return (
    <Fieldset legend={text.legend}>
      <ul className="grid grid-cols-1 rounded-md border border-default">
        {inOrder(columns, shown).map(({ id, label, isFixed = false }) => {
          const at = shown.indexOf(id);
          return (
            <li
              key={id}
              className="flex min-h-control items-center gap-1 border-b border-subtle ps-3 pe-1 last:border-b-0"
            >
              <Checkbox
                className="min-w-0 flex-1"
                label={label}
                checked={at >= 0}
                disabled={isFixed}
                {...(isFixed && { disabledReason: text.fixed })}
                onChange={() => onChange(toggled(shown, id))}
              />
              {at >= 0 && (
                <>
                  <IconButton
                    size="sm"
                    icon={ArrowUp}
                    label={text.moveUp(label)}
                    disabled={at === 0}
                    onClick={() => onChange(moved(shown, id, -1))}
                  />
                  <IconButton
                    size="sm"
                    icon={ArrowDown}
                    label={text.moveDown(label)}
                    disabled={at === shown.length - 1}
                    onClick={() => onChange(moved(shown, id, 1))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Fieldset>
  );
}
