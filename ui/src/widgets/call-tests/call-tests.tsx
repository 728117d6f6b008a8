import { type ReactNode, useMemo } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { formatCount, formatNumber } from '../../tokens/format/index.ts';
import { useLabels } from '../../use-labels.ts';
import { byResult, countPassed } from './call-tests.model.ts';

export const defaultLabels = {
  passed: 'Passed',
  failed: 'Failed',
  unknown: 'Not known',
  summary: (passed: number, count: number) =>
    `${formatNumber(passed)} of ${formatCount(count, 'test')} passed.`,
  found: (outcome: string) => `It ${outcome}.`,
  remove: 'Remove test',
};

export type CallTestsLabels = typeof defaultLabels;

/** A call, its expected outcome, and its outcome by the call engine’s rules. */
export type ShownCallTest = {
  id: string;
  /** 'Call to 442079460123 by Acme' */
  title: string;
  /** `unknown`: some of the data that decides the call is unknown. */
  status: 'passed' | 'failed' | 'unknown';
  /** After the title: 'leaves by Skyline SIP'. */
  wanted: string;
  /** Outcome by the rules: 'leaves by Fernway'. */
  found: string;
  /** The explanation, one sentence per step. */
  steps: readonly string[];
};

export type CallTestsProps = {
  /** In any order; failed ones are shown first. */
  tests: readonly ShownCallTest[];
  /** Removes a test; omit it if tests can’t be removed here. */
  onRemove?: (id: string) => void;
  /** After the number of passed tests: 'With the file applied.' */
  children?: ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<CallTestsLabels>;
};

const tones = { passed: 'success', failed: 'danger', unknown: 'warning' } as const;

/** Results of call tests, failed ones first, each with its explanation. */
export function CallTests({ tests, onRemove, children, labels }: CallTestsProps) {
  const text = useLabels('CallTests', defaultLabels, labels);
  const sorted = useMemo(() => byResult(tests), [tests]);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <p className="text-small text-muted">
        {text.summary(countPassed(tests), tests.length)} {children}
      </p>
      <ul className="grid min-w-0 grid-cols-1 gap-1">
        {sorted.map(({ id, title, status, wanted, found, steps }) => (
          <li key={id} data-status={status}>
            <Disclosure
              summary={
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Badge tone={tones[status]}>{text[status]}</Badge>
                  <span className="wrap-anywhere">{`${title} ${wanted}`}</span>
                </span>
              }
            >
              <div className="grid grid-cols-1 gap-2">
                {status === 'failed' && <p className="text-danger">{text.found(found)}</p>}
                <ol className="grid list-decimal gap-1 ps-6 text-small">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                {onRemove && (
                  <Button size="sm" className="justify-self-start" onClick={() => onRemove(id)}>
                    {text.remove}
                  </Button>
                )}
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </div>
  );
}
