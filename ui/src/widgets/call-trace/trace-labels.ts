import { formatCount, formatNumber } from '../../tokens/format/index.ts';
import type { SpanKind } from './span-kind.model.ts';

export const defaultLabels = {
  tree: 'Spans',
  search: 'Search spans',
  searchIn: 'Name or attribute',
  count: (total: number) => formatCount(total, 'span'),
  found: (hits: number, total: number) => `${formatNumber(hits)} of ${formatNumber(total)} spans`,
  empty: 'This trace has no spans',
  choose: 'Select a span to see its attributes.',
  /** Name of the button that closes the attributes. */
  close: 'Close span',
  /** JSON of an attribute. */
  copy: (attribute: string) => `Copy ${attribute}`,
  /** Attributes of all spans, in print. */
  attributes: (count: number) => `Attributes of ${formatCount(count, 'span')}`,
  span: 'Span',
  spanId: 'Span ID',
  start: 'Span Start',
  end: 'Span End',
  duration: 'Duration',
  latency: 'Latency',
  recogniser: 'Recogniser',
  application: 'Application',
  synthesis: 'Synthesis',
  turn: 'Turn',
  turns: (count: number) => formatCount(count, 'turn'),
  unknown: '–',
  open: 'Show span',
  kind: {
    say: 'Say',
    gather: 'Gather',
    webhook: 'Webhook',
    vendor: 'Speech vendor',
    other: 'Other',
    failed: 'Failed',
  } satisfies Record<SpanKind, string>,
  /** Accessible text of a bar. @param share '28%' of the whole call */
  placed: (start: string, duration: string, share: string) =>
    `Starts at ${start}, takes ${duration}, ${share} of the call`,
};

/** Texts of the widget. */
export type CallTraceLabels = typeof defaultLabels;
