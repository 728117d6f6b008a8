import { ArrowDownUp, Minus, Pencil, Plus } from 'lucide-react';
import { Badge } from '../../primitives/badge/index.ts';
import { ChangeActions } from './change-actions.tsx';
import type { RecordChangesLabels } from './change-labels.ts';
import { ChangeList } from './change-list.tsx';
import type { ChangedRow } from './record-changes.types.ts';
import { sideOf } from './value.model.ts';

const marks = {
  added: { icon: Plus, tone: 'success' },
  changed: { icon: Pencil, tone: 'info' },
  moved: { icon: ArrowDownUp, tone: 'neutral' },
  removed: { icon: Minus, tone: 'danger' },
} as const;

type ChangedRowItemProps = {
  row: ChangedRow;
  onReset: ((path: string) => void) | undefined;
  onGoTo: ((path: string) => void) | undefined;
  text: RecordChangesLabels;
};

/** A changed row is reset field by field, any other row as a whole. */
export function ChangedRowItem({ row, onReset, onGoTo, text }: ChangedRowItemProps) {
  const { id, label, kind, fields } = row;
  const { icon, tone } = marks[kind];
  const isByField = kind === 'changed' && fields.length > 0;
  const actions = { onReset, onGoTo, text };
  return (
    <li data-kind={kind} className="min-w-0 rounded-md border border-default px-3 py-1.5">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span
            dir="auto"
            className={`min-w-0 font-medium wrap-anywhere ${kind === 'removed' ? 'text-muted line-through decoration-1' : ''}`}
          >
            {label}
          </span>
          <Badge tone={tone} icon={icon}>
            {text.kinds[kind]}
          </Badge>
        </span>
        {!isByField && <ChangeActions path={id} name={label} {...actions} />}
      </div>
      {fields.length > 0 && (
        <ChangeList
          fields={fields}
          owner={label}
          only={sideOf(kind)}
          onReset={isByField ? onReset : undefined}
          onGoTo={isByField ? onGoTo : undefined}
          text={text}
        />
      )}
    </li>
  );
}
