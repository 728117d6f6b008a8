import { TriangleAlert, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLookUp } from '../../engines/call-routing/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { useLabels } from '../../use-labels.ts';
import { defaultLabels, type RouteTesterLabels } from './labels.ts';
import {
  carrierNames,
  numbersOf,
  type TesterRoute,
  type TesterWorld,
  takersOf,
} from './tester.model.ts';

export type RouteExamplesProps = TesterWorld & {
  /** Keep the array stable while the numbers are the same. */
  numbers: readonly string[];
  /** Called with all examples, in order. */
  onChange: (numbers: string[]) => void;
  /** Routes as edited. */
  routes: readonly TesterRoute[];
  /** Stored routes to compare with; null for a new table. */
  saved: readonly TesterRoute[] | null;
  /** Called to explain the route of one number. */
  onExplain: (number: string) => void;
  /** Overrides texts of the current language. */
  labels?: Partial<RouteTesterLabels>;
};

type LookUpProblemProps = { isStopped: boolean; isFailed: boolean; text: RouteTesterLabels };

/** Explains why there is no result. */
export function LookUpProblem({ isStopped, isFailed, text }: LookUpProblemProps) {
  if (!isStopped && !isFailed) return null;
  return (
    <Text size="small" tone={isStopped ? 'warning' : 'danger'}>
      {isStopped ? text.stopped : text.failed}
    </Text>
  );
}

/** Example numbers, looked up after each change: moved ones show at once. */
export function RouteExamples({
  numbers,
  onChange,
  routes,
  saved,
  onExplain,
  carriers,
  caller,
  labels,
}: RouteExamplesProps) {
  const text = useLabels('RouteTester', defaultLabels, labels);
  const [pasted, setPasted] = useState('');
  const edited = useDeferredValue(routes);
  const request = useMemo(
    () =>
      numbers.length === 0
        ? null
        : { tables: { edited, saved: saved ?? edited }, numbers, isBrief: true },
    [edited, saved, numbers],
  );
  const { answer, of, isStopped, isFailed } = useLookUp(request);
  const places = useMemo(() => new Map(of?.numbers.map((one, index) => [one, index])), [of]);
  const world = { carriers, caller };
  const rows = numbers.map((number) => {
    // An added number has no result yet, and a removed one still has its place.
    const index = places.get(number) ?? -1;
    const [now, before] = [answer?.['edited']?.[index], answer?.['saved']?.[index]].map((lookup) =>
      lookup ? carrierNames(takersOf(lookup, world), world, text.sentences) : '',
    );
    return { number, now, before, isMoved: now !== before };
  });
  const moved = rows.filter(({ isMoved }) => isMoved).length;
  return (
    <Stack gap="sm">
      <Field label={text.examples} help={text.examplesHelp} width="md">
        <Textarea
          isMono
          rows={3}
          placeholder={text.paste}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
      </Field>
      <Button
        size="sm"
        className="justify-self-start"
        disabled={numbersOf(pasted).length === 0}
        disabledReason={text.addMissing}
        onClick={() => {
          onChange([...new Set([...numbers, ...numbersOf(pasted)])]);
          setPasted('');
        }}
      >
        {text.add}
      </Button>
      <LookUpProblem isStopped={isStopped} isFailed={isFailed} text={text} />
      {numbers.length > 0 && (
        <>
          <p role="status" className="flex items-center gap-2 text-small">
            {moved > 0 && (
              <TriangleAlert size={16} strokeWidth={1.75} aria-hidden className="text-warning" />
            )}
            {moved > 0 ? text.moved(moved) : <span className="text-muted">{text.same}</span>}
          </p>
          <div className="max-h-80 overflow-auto">
            <table className="w-full text-start text-small" aria-label={text.examples}>
              <thead className="text-meta text-muted">
                <tr>
                  {Object.values(text.columns).map((head) => (
                    <th key={head} scope="col" className="pe-4 pb-1.5 text-start font-medium">
                      {head}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {rows.map(({ number, now, before, isMoved }) => (
                  <tr
                    key={number}
                    data-moved={isMoved || undefined}
                    className={`border-t border-default ${isMoved ? 'bg-warning-soft' : ''}`}
                  >
                    <td className="py-1 pe-4 font-mono">
                      <button
                        type="button"
                        className="min-h-6 text-start text-accent underline-offset-2 hover:underline pointer-coarse:min-h-control pointer-coarse:min-w-11"
                        aria-label={text.explain(number)}
                        onClick={() => onExplain(number)}
                      >
                        {number}
                      </button>
                    </td>
                    <td className={`py-1 pe-4 wrap-anywhere ${isMoved ? 'font-medium' : ''}`}>
                      {now}
                    </td>
                    <td className="py-1 pe-4 text-muted wrap-anywhere">{before}</td>
                    <td className="text-end">
                      <IconButton
                        icon={X}
                        size="sm"
                        tone="danger"
                        label={text.remove(number)}
                        onClick={() => onChange(numbers.filter((one) => one !== number))}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Stack>
  );
}
