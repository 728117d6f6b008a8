import { useMemo } from 'react';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { formatShortDuration } from '../../tokens/format/index.ts';
import { useLocale } from '../../use-labels.ts';
import type { TraceSpan, Turn } from './call-trace.types.ts';
import type { CallTraceLabels } from './trace-labels.ts';
import { percentile, turnsOf } from './turns.model.ts';

const parts = ['recogniser', 'application', 'synthesis'] as const;

type TurnLatenciesProps = {
  spans: readonly TraceSpan[];
  onSelect: (id: string) => void;
  labels: CallTraceLabels;
};

const known = (turns: readonly Turn[], part: (typeof parts)[number]) =>
  turns.flatMap((turn) => turn[part] ?? []);

type Text = Pick<TurnLatenciesProps, 'labels'> & { locale: string | undefined };

const timeOf = (ms: number | null, { labels, locale }: Text) =>
  ms === null ? labels.unknown : formatShortDuration(ms, locale);

/** 'Recogniser p50 120ms, p90 340ms · …' */
export const latencySummary = (turns: readonly Turn[], text: Text): string =>
  parts
    .map((part) => {
      const values = known(turns, part);
      const [median, slow] = [0.5, 0.9].map((share) => timeOf(percentile(values, share), text));
      return `${text.labels[part]} p50 ${median}, p90 ${slow}`;
    })
    .join(' · ');

/** How long callers waited for an answer: the median and p90, then turn by turn. */
export function TurnLatencies({ spans, onSelect, labels }: TurnLatenciesProps) {
  const locale = useLocale();
  const turns = useMemo(() => turnsOf(spans), [spans]);
  if (turns.length === 0) return null;
  const text = (ms: number | null) => timeOf(ms, { labels, locale });
  return (
    <Disclosure summary={labels.latency} state={latencySummary(turns, { labels, locale })}>
      <div className="overflow-x-auto">
        <table className="text-small">
          <caption className="sr-only">{labels.latency}</caption>
          <thead>
            <tr className="text-start text-muted">
              {[labels.turn, ...parts.map((part) => labels[part])].map((head) => (
                <th key={head} scope="col" className="py-1 pe-8 text-start text-meta font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map((turn, index) => (
              <tr key={`${turn.spanId} ${turn.at}`}>
                <th scope="row" className="py-0.5 pe-8 text-start font-normal">
                  <button
                    type="button"
                    onClick={() => onSelect(turn.spanId)}
                    className="min-h-6 text-start text-accent underline-offset-2 hover:underline pointer-coarse:min-h-control pointer-coarse:min-w-11"
                  >
                    {index + 1} {turn.name}
                  </button>
                </th>
                {parts.map((part) => (
                  <td key={part} className="py-0.5 pe-8">
                    <bdi>{text(turn[part])}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
