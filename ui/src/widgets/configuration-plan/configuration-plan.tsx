import { useMemo, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { formatNumber } from '../../tokens/format/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  byKind,
  countChanges,
  deletionsOf,
  type PlannedRecord,
} from './configuration-plan.model.ts';
import { type ConfigurationPlanLabels, defaultLabels } from './labels.ts';
import { PlannedRow } from './planned-row.tsx';

export { type ConfigurationPlanLabels, defaultLabels } from './labels.ts';

export type ConfigurationPlanProps = {
  /** Every record, those that stay as they are too, in the order in which they are worked through. */
  records: readonly PlannedRecord[];
  /** Ids of the records that are to be deleted. Absent: nothing can be chosen, the plan is to read. */
  selected?: ReadonlySet<string>;
  /** All ids that are chosen now. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** The answer for a record that asks. */
  onAnswer?: (id: string, answer: 'overwrite' | 'leave') => void;
  /** Words of your own, in place of those of the language. */
  labels?: Partial<ConfigurationPlanLabels>;
};

/** Rows that are drawn of a kind at a time. */
const atOnce = 100;

/** What would be done to each record, kind by kind, and how far it is. */
export function ConfigurationPlan({
  records,
  selected,
  onSelect,
  onAnswer,
  labels,
}: ConfigurationPlanProps) {
  const text = useLabels('ConfigurationPlan', defaultLabels, labels);
  const counts = useMemo(() => countChanges(records), [records]);
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const groups = useMemo(
    () => byKind(records.filter(({ change }) => showsUnchanged || change !== 'unchanged')),
    [records, showsUnchanged],
  );
  const deletions = useMemo(() => deletionsOf(records), [records]);
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onSelect?.(next);
  };
  const isAll = deletions.length > 0 && deletions.every((id) => selected?.has(id));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="tabular-nums">{text.counts(counts)}</p>
        <span className="flex flex-wrap gap-2">
          {onSelect && deletions.length > 1 && (
            <Button size="sm" onClick={() => choose(deletions, !isAll)}>
              {isAll ? text.chooseNone : text.chooseAll(deletions.length)}
            </Button>
          )}
          {counts.unchanged > 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-pressed={showsUnchanged}
              onClick={() => setShowsUnchanged(!showsUnchanged)}
            >
              {showsUnchanged ? text.hideUnchanged : text.showUnchanged(counts.unchanged)}
            </Button>
          )}
        </span>
      </div>
      {groups.map(([kind, all]) => (
        <Group
          key={kind}
          kind={kind}
          records={all}
          text={text}
          chosen={selected}
          onChoose={onSelect && ((id, isChosen) => choose([id], isChosen))}
          onAnswer={onAnswer}
        />
      ))}
    </div>
  );
}

type GroupProps = {
  kind: string;
  records: readonly PlannedRecord[];
  text: ConfigurationPlanLabels;
  chosen: ReadonlySet<string> | undefined;
  onChoose: ((id: string, isChosen: boolean) => void) | undefined;
  onAnswer: ConfigurationPlanProps['onAnswer'];
};

/** Kinds of more records than these are folded at first. */
const foldedFrom = 50;

function Group({ kind, records, text, chosen, onChoose, onAnswer }: GroupProps) {
  const [shown, setShown] = useState(atOnce);
  const asks = records.some(({ state }) => state?.status === 'asks');
  const [isOpen, setOpen] = useState(records.length <= foldedFrom);
  return (
    <Disclosure
      summary={<span className="font-medium">{kind}</span>}
      state={formatNumber(records.length)}
      open={isOpen || asks}
      onOpenChange={setOpen}
    >
      {(isOpen || asks) && (
        <ul aria-label={kind} className="grid min-w-0 grid-cols-1 rounded-md border border-default">
          {records.slice(0, shown).map((record) => (
            <PlannedRow
              key={record.id}
              record={record}
              text={text}
              isChosen={chosen?.has(record.id) === true}
              onChoose={onChoose}
              onAnswer={onAnswer}
            />
          ))}
          {records.length > shown && (
            <li className="border-t border-subtle p-2">
              <Button size="sm" onClick={() => setShown(shown + atOnce)}>
                {text.showMore(Math.min(atOnce, records.length - shown))}
              </Button>
            </li>
          )}
        </ul>
      )}
    </Disclosure>
  );
}
