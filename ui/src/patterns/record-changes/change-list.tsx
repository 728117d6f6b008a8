import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { ChangeActions } from './change-actions.tsx';
import type { RecordChangesLabels } from './change-labels.ts';
import { ChangeValue } from './change-value.tsx';
import type { FieldChange } from './record-changes.types.ts';
import { isLong } from './value.model.ts';

type ChangeListProps = {
  fields: readonly FieldChange[];
  /** Name of the row that the fields belong to; null for fields of the record itself. */
  owner: string | null;
  /** The only side to show, if the record is added or removed. */
  only: 'before' | 'after' | null;
  onReset: ((path: string) => void) | undefined;
  onGoTo: ((path: string) => void) | undefined;
  text: RecordChangesLabels;
};

/** Fields as names and values: a screen reader reads the name, then "was … becomes …". */
export function ChangeList({ fields, owner, ...rest }: ChangeListProps) {
  return (
    <dl className="grid grid-cols-1 divide-y divide-[var(--tl-border-subtle)]">
      {fields.map((field) => (
        <ChangedField
          key={field.path}
          field={field}
          name={owner === null ? field.label : `${field.label}, ${owner}`}
          {...rest}
        />
      ))}
    </dl>
  );
}

type ChangedFieldProps = Omit<ChangeListProps, 'fields' | 'owner'> & {
  field: FieldChange;
  name: string;
};

function ChangedField({ field, name, only, onReset, onGoTo, text }: ChangedFieldProps) {
  const { path, label, before, after, isSecret = false, by } = field;
  const [isAll, setAll] = useState(false);
  const isFoldable = !isSecret && [before, after].some((value) => value !== null && isLong(value));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-x-4 gap-y-0.5 py-2 @lg:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]">
      <dt className="min-w-0 font-medium wrap-anywhere">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span className="grid min-w-0 flex-1 basis-48 grid-cols-1 gap-1">
          {isSecret ? (
            <span className="flex items-center gap-1.5">
              <KeyRound size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
              {only === null ? text.secret : text.secretSet}
            </span>
          ) : (
            <ChangeValue
              before={before}
              after={after}
              only={only}
              isFolded={isFoldable && !isAll}
              text={text}
            />
          )}
          {isFoldable && (
            <Button
              size="sm"
              variant="ghost"
              className="-ms-2.5 justify-self-start"
              aria-expanded={isAll}
              aria-label={isAll ? text.showLessOf(name) : text.showAllOf(name)}
              onClick={() => setAll(!isAll)}
            >
              {isAll ? text.showLess : text.showAll}
            </Button>
          )}
          {by !== undefined && <span className="text-small text-warning wrap-anywhere">{by}</span>}
        </span>
        {/* On the line of the value, which is lower than a button. */}
        <ChangeActions
          path={path}
          name={name}
          onReset={onReset}
          onGoTo={onGoTo}
          text={text}
          className="-my-[5px]"
        />
      </dd>
    </div>
  );
}
