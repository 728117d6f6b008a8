import { useDeferredValue, useEffect, useMemo } from 'react';
import { useWorker } from '../../engines/call-routing/index.ts';
import { FindingList, type FindingListLabels } from '../../patterns/finding-list/index.ts';
import { useLabels } from '../../use-labels.ts';
import type { Finding, Fix, LintInput } from './finding.model.ts';
import { lintSentences, type Said, spoken } from './lint-sentences.model.ts';

export const defaultLabels = {
  title: 'Route check',
  stopped: 'The check took too long and was stopped. Some route is too involved for it.',
  failed: "The check couldn't be loaded. Reload the page and try again.",
  example: (number: string) => `Such as ${number}.`,
  /** Sentences of the findings and labels of their buttons. */
  sentences: lintSentences,
};

export type RouteLinterLabels = FindingListLabels & typeof defaultLabels;

export type RouteLinterProps = {
  /** Keep it stable between renders. */
  input: LintInput;
  /** Apply it with `fixedRoutes`. */
  onFix: (fix: Fix) => void;
  /** Called with the findings; undefined while checking. Keep the function stable. */
  onFindings?: (findings: Finding[] | undefined) => void;
  /** Hides the fixes. */
  readOnly?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<RouteLinterLabels>;
};

/** In ms. */
const limit = 15_000;

const make = () => new Worker(new URL('./lint.worker.ts', import.meta.url), { type: 'module' });

/** Findings about the routes of a table, each with a sentence, an example number and a fix. */
export function RouteLinter({
  input,
  onFix,
  onFindings,
  readOnly = false,
  labels,
}: RouteLinterProps) {
  const { title, stopped, failed, example, sentences, ...words } = useLabels<
    typeof defaultLabels & Partial<FindingListLabels>
  >('RouteLinter', defaultLabels, labels);
  const state = useWorker<LintInput, Finding<Said>[]>(make, useDeferredValue(input), limit);
  const { answer } = state;
  const findings = useMemo(() => answer && spoken(answer, sentences), [answer, sentences]);
  useEffect(() => onFindings?.(findings), [onFindings, findings]);
  return (
    <FindingList
      title={title}
      isLoading={state.isPending}
      stopped={state.isFailed ? failed : state.isStopped ? stopped : undefined}
      findings={findings?.map(({ fix, message, example: number, ...finding }) => ({
        ...finding,
        message: (
          <>
            {message} {number && <span className="text-muted">{example(number)}</span>}
          </>
        ),
        fix: fix && !readOnly ? { label: fix.label, onApply: () => onFix(fix) } : undefined,
      }))}
      labels={words}
    />
  );
}
