import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { formsOf, type Lookup, useLookUp } from '../../engines/call-routing/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import { defaultLabels, type RouteTesterLabels } from './labels.ts';
import { LookUpProblem } from './route-examples.tsx';
import { explain, type TesterRoute, type TesterWorld } from './tester.model.ts';

export type { RouteTesterLabels };

export type RouteTesterProps = TesterWorld & {
  /** The dialled number. */
  number: string;
  /** Called with the typed number. */
  onNumberChange: (number: string) => void;
  /** In the order of matching, including the default route. */
  routes: readonly TesterRoute[];
  /** Called with the route that matches the number; null for none. */
  onTaken?: (routeId: string | null) => void;
  /** Overrides texts of the current language. */
  labels?: Partial<RouteTesterLabels>;
};

/** Tests a number: the carrier that takes the call, and why, step by step. */
export function RouteTester({
  number,
  onNumberChange,
  routes,
  carriers,
  caller,
  onTaken,
  labels,
}: RouteTesterProps) {
  const text = useLabels('RouteTester', defaultLabels, labels);
  const wanted = useDeferredValue(number.replace(/[\s().\-/]/g, ''));
  const tried = useDeferredValue(routes);
  const request = useMemo(() => {
    const { plain, plus } = formsOf(wanted);
    return plain === ''
      ? null
      : { tables: { edited: tried }, numbers: [plain, plus], entered: wanted };
  }, [tried, wanted]);
  const { answer, of, isStopped, isFailed, isPending } = useLookUp(request);
  // The number of the result, not the one being typed.
  const shown = request && !isStopped && !isFailed ? of : undefined;
  const [without, withPlus] = (shown && answer?.['edited']) ?? [];
  const [plain = '', plus = ''] = shown?.numbers ?? [];
  const entered = shown?.entered.startsWith('+') ? withPlus : without;
  const takenId = entered?.taken?.routeId ?? null;
  useEffect(() => onTaken?.(takenId), [onTaken, takenId]);
  const world = { carriers, caller };
  return (
    <Stack>
      <Field label={text.number} help={text.numberHelp} width="md">
        <TextInput
          isMono
          type="tel"
          autoComplete="off"
          maxLength={40}
          placeholder="442079460000"
          value={number}
          onChange={(event) => onNumberChange(event.target.value)}
          onKeyDown={(event) => {
            // Enter must not save the surrounding form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <LookUpProblem isStopped={isStopped} isFailed={isFailed} text={text} />
      {shown && without && withPlus && (
        <div
          aria-busy={isPending}
          aria-live="polite"
          className="@container grid grid-cols-1 gap-3 @min-[40rem]:grid-cols-2"
        >
          <Outcome
            title={`${text.without}: ${plain}`}
            {...{ lookup: without, number: plain }}
            {...{ routes: shown.tables.edited, world, text }}
          />
          <Outcome
            title={`${text.with}: ${plus}`}
            {...{ lookup: withPlus, number: plus }}
            {...{ routes: shown.tables.edited, world, text }}
          />
        </div>
      )}
    </Stack>
  );
}

type OutcomeProps = {
  title: string;
  lookup: Lookup;
  number: string;
  routes: readonly TesterRoute[];
  world: TesterWorld;
  text: RouteTesterLabels;
};

/** Destinations shown at first: a carrier may have dozens of gateways. */
const shownAtFirst = 3;

function Outcome({ title, lookup, number, routes, world, text }: OutcomeProps) {
  const { steps, carriers, requests } = explain(lookup, number, routes, world, text.sentences);
  const [isAll, setAll] = useState(false);
  return (
    <section
      aria-label={title}
      className="grid min-w-0 grid-cols-1 content-start gap-2 rounded-md bg-sunken p-3.5"
    >
      <Text size="meta" tone="muted">
        <bdi dir="ltr" className="font-mono">
          {title}
        </bdi>
      </Text>
      <p className="flex items-start gap-2 font-medium">
        <ArrowRight
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className="mt-0.5 shrink-0 text-accent rtl:rotate-180"
        />
        <span className="min-w-0 wrap-anywhere">{carriers}</span>
      </p>
      <ol className="grid grid-cols-1 gap-1 text-small">
        {steps.map(({ text: step, tone }) => {
          const Icon = tone === 'wrong' ? TriangleAlert : tone === 'taken' ? CircleCheck : null;
          return (
            <li key={step} className="flex items-start gap-2 wrap-anywhere">
              {Icon ? (
                <Icon
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden
                  className={`mt-0.5 shrink-0 ${tone === 'wrong' ? 'text-warning' : 'text-success'}`}
                />
              ) : (
                <span aria-hidden className="w-4 shrink-0 text-center text-muted">
                  ·
                </span>
              )}
              <span className={`min-w-0 ${tone === 'plain' ? 'text-muted' : ''}`}>{step}</span>
            </li>
          );
        })}
      </ol>
      {requests.length > 0 && (
        <div className="text-small">
          <Text size="meta" tone="muted">
            {text.sent}
          </Text>
          <ul className="grid grid-cols-1 gap-0.5">
            {(isAll ? requests : requests.slice(0, shownAtFirst)).map(({ uri, via }) => (
              <li key={`${uri} ${via}`} dir="ltr" className="font-mono text-meta wrap-anywhere">
                {uri}
                {via && <span className="font-sans text-muted"> {text.via(via)}</span>}
              </li>
            ))}
          </ul>
          {requests.length > shownAtFirst && !isAll && (
            <Button size="sm" variant="ghost" className="mt-1" onClick={() => setAll(true)}>
              {text.more(requests.length - shownAtFirst)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
