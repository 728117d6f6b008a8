import { useMemo, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { formatNumber } from '../../tokens/format/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';
import {
  byKind,
  countChanges,
  deletionsOf,
  doneOf,
  needsLook,
  type PlannedRecord,
} from './configuration-plan.model.ts';
import { type ConfigurationPlanLabels, defaultLabels } from './labels.ts';
import { PlannedRow } from './planned-row.tsx';

export { type ConfigurationPlanLabels, defaultLabels } from './labels.ts';

export type ConfigurationPlanProps = {
  /** All records, including unchanged ones, in the order of application. */
  records: readonly PlannedRecord[];
  /** Ids of records to delete, and of held back ones to include. Omit it for a read-only plan. */
  selected?: ReadonlySet<string>;
  /** Called with all selected ids. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Called with the answer for a record that asks. */
  onAnswer?: (id: string, answer: 'overwrite' | 'leave') => void;
  /** Overrides texts of the current language. */
  labels?: Partial<ConfigurationPlanLabels>;
};

/** Rows rendered at a time for each kind. */
const atOnce = 100;

/** A plan with more records first shows only those that need a look. */
const few = 10;

/**
 * Planned changes by kind, and their progress. In a long plan kinds are folded; records that need a
 * look stay open.
 */
export function ConfigurationPlan({
  records,
  selected,
  onSelect,
  onAnswer,
  labels,
}: ConfigurationPlanProps) {
  const text = useLabels('ConfigurationPlan', defaultLabels, labels);
  const counts = useMemo(() => countChanges(records, selected), [records, selected]);
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const groups = useMemo(
    () => byKind(records.filter(({ change }) => showsUnchanged || change !== 'unchanged')),
    [records, showsUnchanged],
  );
  const isShort = groups.reduce((count, [, all]) => count + all.length, 0) <= few;
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
        <p>{text.counts(counts)}</p>
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
      <div className="grid min-w-0 grid-cols-1 gap-1">
        {groups.map(([kind, all]) => (
          <Group
            key={kind}
            kind={kind}
            records={all}
            isShort={isShort}
            text={text}
            chosen={selected}
            onChoose={onSelect && ((id, isChosen) => choose([id], isChosen))}
            onAnswer={onAnswer}
          />
        ))}
      </div>
    </div>
  );
}

type GroupProps = {
  kind: string;
  records: readonly PlannedRecord[];
  isShort: boolean;
  text: ConfigurationPlanLabels;
  chosen: ReadonlySet<string> | undefined;
  onChoose: ((id: string, isChosen: boolean) => void) | undefined;
  onAnswer: ConfigurationPlanProps['onAnswer'];
};

function Group({ kind, records, isShort, text, chosen, onChoose, onAnswer }: GroupProps) {
  const locale = useLocale();
  const [shown, setShown] = useState(atOnce);
  const [isOpened, setOpened] = useState<boolean>();
  const [showsOthers, setShowsOthers] = useState(false);
  const [looks, others] = useMemo(
    () => [records.filter(needsLook), records.filter((record) => !needsLook(record))],
    [records],
  );
  const asks = records.some(({ state }) => state?.status === 'asks');
  const isOpen = asks || (isOpened ?? (isShort || looks.length > 0));
  const hidesOthers = !(isShort || showsOthers) && isOpened === undefined && looks.length > 0;
  const rows = hidesOthers ? looks : [...looks, ...others];
  const done = doneOf(records);
  return (
    <Disclosure
      summary={<span className="font-medium">{kind}</span>}
      state={
        done === undefined ? formatNumber(records.length, locale) : text.done(done, records.length)
      }
      open={isOpen}
      onOpenChange={setOpened}
    >
      {isOpen && (
        <ul aria-label={kind} className="grid min-w-0 grid-cols-1 rounded-md border border-default">
          {rows.slice(0, shown).map((record) => (
            <PlannedRow
              key={record.id}
              record={record}
              text={text}
              isChosen={chosen?.has(record.id) === true}
              onChoose={onChoose}
              onAnswer={onAnswer}
            />
          ))}
          {(rows.length > shown || (hidesOthers && others.length > 0)) && (
            <li className="border-t border-subtle p-2">
              {rows.length > shown ? (
                <Button size="sm" onClick={() => setShown(shown + atOnce)}>
                  {text.showMore(Math.min(atOnce, rows.length - shown))}
                </Button>
              ) : (
                <Button size="sm" onClick={() => setShowsOthers(true)}>
                  {text.showOthers(others.length)}
                </Button>
              )}
            </li>
          )}
        </ul>
      )}
    </Disclosure>
  );
}
