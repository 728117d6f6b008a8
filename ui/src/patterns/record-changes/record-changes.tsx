import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Heading } from '../../primitives/heading/index.ts';
import { useLabels } from '../../use-labels.ts';
import { defaultLabels, type RecordChangesLabels } from './change-labels.ts';
import { ChangeList } from './change-list.tsx';
import { ChangedRowItem } from './changed-row.tsx';
import type { ChangedRows, FieldChange } from './record-changes.types.ts';
import { sideOf } from './value.model.ts';

const changesStyles = cva('@container grid min-w-0 grid-cols-1 gap-4 text-small');

export type RecordChangesProps = Omit<ComponentProps<'div'>, 'children' | 'onReset'> & {
  /** Fields of the record itself, in the order of the form. */
  fields: readonly FieldChange[];
  /** Lists within the record with rows that are added, changed, moved or removed. A list without rows is skipped. */
  groups?: readonly ChangedRows[];
  /** Change of the record. An added one shows only the new values, a removed one only the old. */
  kind?: 'added' | 'changed' | 'removed';
  /** Heading level of the group names: one below the heading above. */
  headingLevel?: 2 | 3;
  /** Resets a value; takes the path of a field or the id of a row. */
  onReset?: (path: string) => void;
  /** Jumps to the field in the form; takes the path of a field or the id of a row. */
  onGoTo?: (path: string) => void;
  /** Overrides texts of the current language. */
  labels?: Partial<RecordChangesLabels>;
};

/** Differences of a record before and after a change: field by field, and row by row in its lists. */
export function RecordChanges({
  fields,
  groups = [],
  kind = 'changed',
  headingLevel = 3,
  onReset,
  onGoTo,
  labels,
  className,
  ...rest
}: RecordChangesProps) {
  const text = useLabels('RecordChanges', defaultLabels, labels);
  const shared = { onReset, onGoTo, text };
  return (
    <div {...rest} className={changesStyles({ className })}>
      {fields.length > 0 && (
        <ChangeList fields={fields} owner={null} only={sideOf(kind)} {...shared} />
      )}
      {groups.map(
        ({ label, rows }, index) =>
          rows.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lists may have one label
            <section key={index} className="grid min-w-0 grid-cols-1 gap-1.5">
              <Heading level={headingLevel} size="body">
                {label}
              </Heading>
              <ul className="grid min-w-0 grid-cols-1 gap-2">
                {rows.map((row) => (
                  <ChangedRowItem key={row.id} row={row} {...shared} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
