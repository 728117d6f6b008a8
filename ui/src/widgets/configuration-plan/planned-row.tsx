import { CirclePlus, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Fragment, memo, useId, useState } from 'react';
import { RecordChanges } from '../../patterns/record-changes/index.ts';
import { Badge, type BadgeProps } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import type { PlannedChange, PlannedRecord, RecordState } from './configuration-plan.model.ts';
import type { ConfigurationPlanLabels } from './labels.ts';

type PlannedRowProps = {
  record: PlannedRecord;
  text: ConfigurationPlanLabels;
  isChosen: boolean;
  onChoose: ((id: string, isChosen: boolean) => void) | undefined;
  onAnswer: ((id: string, answer: 'overwrite' | 'leave') => void) | undefined;
};

const changeTones: Record<PlannedChange, BadgeProps['tone']> = {
  create: 'accent',
  change: 'accent',
  delete: 'danger',
  unchanged: 'neutral',
  refused: 'warning',
};
/** No ticks here: a tick would mean done. */
const changeIcons: Partial<Record<PlannedChange, LucideIcon>> = {
  create: CirclePlus,
  change: Pencil,
  delete: Trash2,
};
const sides = {
  create: 'added',
  change: 'changed',
  delete: 'removed',
  unchanged: 'changed',
  refused: 'changed',
} as const;
const stateTones: Record<RecordState['status'], BadgeProps['tone']> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  skipped: 'warning',
  asks: 'warning',
};

/** One record: its change, and on request its differences. */
export const PlannedRow = memo(function PlannedRow({
  record,
  text,
  isChosen,
  onChoose,
  onAnswer,
}: PlannedRowProps) {
  const { id, name, owner, change, fields, groups = [], warnings = [], blocked, state } = record;
  const { heldBack } = record;
  const isLeftOut = heldBack !== undefined && !isChosen;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const hasDetails = fields.length > 0 || groups.length > 0;
  const said = state && 'reason' in state ? state.reason : undefined;
  return (
    <li
      data-change={change}
      className="grid min-w-0 grid-cols-1 gap-1 border-t border-subtle px-3 py-2 first:border-t-0"
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {isLeftOut ? (
          <Badge tone="warning">{text.leftOut}</Badge>
        ) : (
          <Badge tone={changeTones[change]} icon={changeIcons[change]}>
            {text.changes[change]}
          </Badge>
        )}
        <span className="min-w-0 flex-1 wrap-anywhere">
          {hasDetails ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={text.details(name)}
              onClick={() => setOpen(!isOpen)}
              className="cursor-pointer text-start text-accent underline decoration-1 underline-offset-2 pointer-coarse:min-h-11"
            >
              {name}
            </button>
          ) : (
            name
          )}
          {owner && <span className="text-small text-muted"> {owner}</span>}
          {[heldBack, ...warnings, blocked]
            .filter((one) => one !== undefined)
            .map((sentence) => (
              <Fragment key={sentence}>
                {' '}
                <span className="text-small text-warning">{sentence}</span>
              </Fragment>
            ))}
        </span>
        {heldBack !== undefined && onChoose && !state && (
          <Checkbox
            label={text.include}
            aria-label={text.includeOf(name)}
            checked={isChosen}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
        )}
        {change === 'delete' && onChoose && !state && (
          <Checkbox
            aria-label={text.chooseOne(name)}
            checked={isChosen}
            disabled={blocked !== undefined}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
        )}
        {change === 'delete' && onChoose && !state && !isChosen && blocked === undefined && (
          <span className="text-small text-muted">{text.stays}</span>
        )}
        {state && <Badge tone={stateTones[state.status]}>{text.states[state.status]}</Badge>}
      </span>
      {said !== undefined && <span className="text-small wrap-anywhere text-danger">{said}</span>}
      {state?.status === 'asks' && (
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-small">{text.changedSince(state.labels.join(', '))}</span>
          <Button
            size="sm"
            aria-label={text.overwriteOf(name)}
            onClick={() => onAnswer?.(id, 'overwrite')}
          >
            {text.overwrite}
          </Button>
          <Button size="sm" aria-label={text.leaveOf(name)} onClick={() => onAnswer?.(id, 'leave')}>
            {text.leave}
          </Button>
        </span>
      )}
      {isOpen && (
        <div id={detailsId} className="mt-1 border-s-2 border-default ps-3">
          <RecordChanges fields={fields} groups={groups} kind={sides[change]} />
        </div>
      )}
    </li>
  );
});
