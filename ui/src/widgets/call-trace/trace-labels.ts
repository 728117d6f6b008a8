import { formatCount, formatNumber } from '../../tokens/format/index.ts';
export const defaultLabels = {
  tree: 'Spans',
  search: 'Search spans',
  searchIn: 'Name or attribute',
  count: (total: number) => formatCount(total, 'span'),
  found: (hits: number, total: number) => `${formatNumber(hits)} of ${formatNumber(total)} spans`,
  empty: 'This trace has no spans',
  choose: 'Choose a span to see its attributes.',
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
};

/** Texts of the widget. */
export type CallTraceLabels = typeof defaultLabels;
