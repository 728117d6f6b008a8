import { formatCount, formatNumber } from '../../tokens/format/index.ts';
/** Texts of the widget. */
export type CallTraceLabels = {
  tree: string;
  search: string;
  searchIn: string;
  count: (total: number) => string;
  found: (hits: number, total: number) => string;
  empty: string;
  choose: string;
  span: string;
  spanId: string;
  start: string;
  end: string;
  duration: string;
  latency: string;
  recogniser: string;
  application: string;
  synthesis: string;
  turn: string;
  turns: (count: number) => string;
  unknown: string;
  open: string;
};

export const defaultLabels: CallTraceLabels = {
  tree: 'Spans',
  search: 'Search spans',
  searchIn: 'Name or attribute',
  count: (total) => formatCount(total, 'span'),
  found: (hits, total) => `${formatNumber(hits)} of ${formatNumber(total)} spans`,
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
  turns: (count) => formatCount(count, 'turn'),
  unknown: '–',
  open: 'Show span',
};
