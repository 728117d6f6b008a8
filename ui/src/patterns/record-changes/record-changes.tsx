import { ArrowRight, ArrowUpDown, type LucideIcon, Minus, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useLabels } from '../../use-labels.ts';

/** A value that was, and the one that would be. */
export type FieldChange = {
  /** Names it in `onReset` and `onGoTo`. */
  path: string;
  /** As on its form: 'Registration webhook'. */
  label: string;
  /** The stored value in a few words; null: not set. */
  before: string | null;
  /** The value that would be; null: not set. */
  after: string | null;
  /** Neither value is shown. */
  isSecret?: boolean;
  /** A remark: 'Also changed by someone else: 5060'. */
  by?: string;
};

/** A row of a list within the record: a gateway, a route. */
export type RowChange = {
  id: string;
  /** '203.0.113.1:5060' */
  label: string;
  kind: 'added' | 'changed' | 'moved' | 'removed';
  /** What differs in it. */
  fields: readonly FieldChange[];
};

export type RowChangeGroup = {
  /** 'SIP gateways' */
  label: string;
  rows: readonly RowChange[];
};

export const defaultLabels = {
  was: 'was',
  becomes: 'becomes',
  notSet: 'Not set',
  secretChanged: 'Changed; secrets are not shown',
  added: 'Added',
  changed: 'Changed',
  moved: 'Moved',
  removed: 'Removed',
  showAll: 'Show all',
  showLess: 'Show less',
  reset: 'Reset',
  resetField: (field: string) => `Reset ${field}`,
  goTo: 'Go to',
  goToField: (field: string) => `Go to ${field}`,
};

export type RecordChangesLabels = typeof defaultLabels;

export type RecordChangesProps = {
  /** In the order of the form. */
  fields: readonly FieldChange[];
  /** Lists of rows in which something differs. Default: none. */
  groups?: readonly RowChangeGroup[];
  /** The person takes one change back. Absent: not offered. */
  onReset?: (path: string) => void;
  /** The person wants to see the field in its form. Absent: not offered. */
  onGoTo?: (path: string) => void;
  /** Words of your own, in place of those of the language. */
  labels?: Partial<RecordChangesLabels>;
};

type Shared = Pick<RecordChangesProps, 'onReset' | 'onGoTo'> & { text: RecordChangesLabels };

/** What a record was and what it would be, field by field, with the rows of its lists. */
export function RecordChanges({
  fields,
  groups = [],
  onReset,
  onGoTo,
  labels,
}: RecordChangesProps) {
  const text = useLabels('RecordChanges', defaultLabels, labels);
  const shared = { text, ...(onReset && { onReset }), ...(onGoTo && { onGoTo }) };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {fields.length > 0 && <Fields fields={fields} {...shared} />}
      {groups.map(({ label, rows }) => (
        <section key={label} aria-label={label} className="grid min-w-0 grid-cols-1 gap-1">
          <h4 className="text-small font-medium text-muted">{label}</h4>
          <ul className="grid min-w-0 grid-cols-1">
            {rows.map((row) => (
              <Row key={row.id} row={row} {...shared} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const kinds: Record<RowChange['kind'], { Icon: LucideIcon; tone: string }> = {
  added: { Icon: Plus, tone: 'text-success' },
  changed: { Icon: Pencil, tone: 'text-accent' },
  moved: { Icon: ArrowUpDown, tone: 'text-muted' },
  removed: { Icon: Minus, tone: 'text-danger' },
};

function Row({ row, ...shared }: { row: RowChange } & Shared) {
  const { Icon, tone } = kinds[row.kind];
  const { text } = shared;
  return (
    <li className="grid min-w-0 grid-cols-1 gap-1 border-t border-subtle py-1.5 first:border-t-0">
      <span className="flex min-w-0 items-start gap-2">
        <Icon size={16} strokeWidth={1.75} aria-hidden className={`mt-0.5 shrink-0 ${tone}`} />
        <span className="min-w-0 wrap-anywhere">
          <span className="text-small text-muted">{text[row.kind]}</span> {row.label}
        </span>
        <FieldActions path={row.id} label={row.label} {...shared} />
      </span>
      {row.fields.length > 0 && (
        <div className="ps-6">
          <Fields fields={row.fields} text={text} />
        </div>
      )}
    </li>
  );
}

function Fields({ fields, ...shared }: { fields: readonly FieldChange[] } & Shared) {
  return (
    <dl className="grid min-w-0 grid-cols-1">
      {fields.map((field) => (
        <div
          key={field.path}
          className="grid min-w-0 grid-cols-1 gap-x-4 border-t border-subtle py-1.5 first:border-t-0 sm:grid-cols-[minmax(8rem,1fr)_3fr]"
        >
          <dt className="min-w-0 text-small wrap-anywhere text-muted">{field.label}</dt>
          <dd className="grid min-w-0 grid-cols-1">
            <span className="flex min-w-0 items-start justify-between gap-2">
              <Values field={field} text={shared.text} />
              <FieldActions path={field.path} label={field.label} {...shared} />
            </span>
            {field.by && <span className="text-small text-warning">{field.by}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Values({ field, text }: { field: FieldChange; text: RecordChangesLabels }) {
  const { before, after, isSecret } = field;
  if (isSecret) return <span className="text-muted italic">{text.secretChanged}</span>;
  return (
    <span className="flex min-w-0 flex-wrap items-start gap-x-2">
      <span className="sr-only">{text.was}</span>
      {before === null ? (
        <span className="text-muted italic">{text.notSet}</span>
      ) : (
        <del className="min-w-0 text-muted">
          <LongText value={before} text={text} />
        </del>
      )}
      <ArrowRight
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className="mt-0.5 shrink-0 text-muted rtl:-scale-x-100"
      />
      <span className="sr-only">{text.becomes}</span>
      {after === null ? (
        <span className="text-muted italic">{text.notSet}</span>
      ) : (
        <ins className="min-w-0 no-underline">
          <LongText value={after} text={text} />
        </ins>
      )}
    </span>
  );
}

/** In characters: what takes more than about three lines. */
const longFrom = 160;

function LongText({ value, text }: { value: string; text: RecordChangesLabels }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = value.length > longFrom || value.split('\n').length > 3;
  if (!isLong) return <span className="whitespace-pre-wrap wrap-anywhere">{value}</span>;
  return (
    <span className="grid min-w-0 grid-cols-1 justify-items-start">
      <span
        className={`block font-mono text-small whitespace-pre-wrap wrap-anywhere ${isWhole ? '' : 'line-clamp-3'}`}
      >
        {value}
      </span>
      <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? text.showLess : text.showAll}
      </Button>
    </span>
  );
}

function FieldActions({
  path,
  label,
  text,
  onReset,
  onGoTo,
}: { path: string; label: string } & Shared) {
  if (!(onReset || onGoTo)) return null;
  return (
    <span className="ms-auto flex shrink-0 gap-1">
      {onGoTo && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.goToField(label)}
          onClick={() => onGoTo(path)}
        >
          {text.goTo}
        </Button>
      )}
      {onReset && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.resetField(label)}
          onClick={() => onReset(path)}
        >
          {text.reset}
        </Button>
      )}
    </span>
  );
}
