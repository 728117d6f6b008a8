import { CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { useWorker } from '../call-routing/index.ts';
import type { Finding, Fix, LintInput } from './finding.model.ts';

export type RouteLinterLabels = {
  title: string;
  nothing: string;
  working: string;
  stopped: string;
  example: (number: string) => string;
  more: (count: number) => string;
};

const defaultLabels: RouteLinterLabels = {
  title: 'Route check',
  nothing: 'No problems found.',
  working: 'Checking the routes',
  stopped: 'The check took too long and was stopped. Some route is too involved for it.',
  example: (number) => `Such as ${number}.`,
  more: (count) => `Show ${count} more`,
};

export type RouteLinterProps = {
  /** The same object while it is the same. */
  input: LintInput;
  /** `fixedRoutes` applies it. */
  onFix: (fix: Fix) => void;
  /** Nothing can be mended. */
  readOnly?: boolean;
  labels?: Partial<RouteLinterLabels>;
};

const shownAtFirst = 5;
/** In ms. */
const limit = 15_000;

const make = () => new Worker(new URL('./lint.worker.ts', import.meta.url), { type: 'module' });

/** What is odd about the routes of a table: a sentence each, a number that shows it, and what mends it. */
export function RouteLinter({ input, onFix, readOnly = false, labels }: RouteLinterProps) {
  const text = { ...defaultLabels, ...labels };
  const state = useWorker<LintInput, Finding[]>(make, useDeferredValue(input), limit);
  const [isAll, setAll] = useState(false);
  const findings = state.answer ?? [];
  const shown = isAll ? findings : findings.slice(0, shownAtFirst);
  const line = 'flex items-start gap-2 text-small text-muted';
  return (
    <section
      aria-label={text.title}
      aria-busy={state.isPending}
      className="grid min-w-0 grid-cols-1 gap-2 rounded-md bg-sunken p-3.5"
    >
      <p className="flex items-center gap-2 font-medium">
        {text.title}
        {state.isPending && <Spinner label={text.working} />}
      </p>
      {state.isStopped && (
        <p className={line}>
          <Clock
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className="mt-0.5 shrink-0 text-warning"
          />
          {text.stopped}
        </p>
      )}
      {state.answer?.length === 0 && !state.isStopped && (
        <p className={line}>
          <CircleCheck
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className="mt-0.5 shrink-0 text-success"
          />
          {text.nothing}
        </p>
      )}
      {findings.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 text-small">
          {shown.map(({ id, severity, message, example, fix }) => {
            const Icon = severity === 'problem' ? TriangleAlert : Info;
            return (
              <li
                key={id}
                data-severity={severity}
                className="flex flex-wrap items-start gap-x-3 gap-y-1.5"
              >
                <span className="flex min-w-0 flex-1 basis-80 items-start gap-2 wrap-anywhere">
                  <Icon
                    size={16}
                    strokeWidth={1.75}
                    aria-hidden
                    className={`mt-0.5 shrink-0 ${severity === 'problem' ? 'text-warning' : 'text-info'}`}
                  />
                  <span className="min-w-0">
                    {message}{' '}
                    {example && <span className="text-muted">{text.example(example)}</span>}
                  </span>
                </span>
                {fix && !readOnly && (
                  <Button size="sm" disabled={state.isPending} onClick={() => onFix(fix)}>
                    {fix.label}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {findings.length > shown.length && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          {text.more(findings.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
