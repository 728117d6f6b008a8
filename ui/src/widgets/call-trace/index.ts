export { milliseconds, readTrace } from './call-trace.model.ts';
export { CallTrace, type CallTraceProps } from './call-trace.tsx';
export type { SpanValue, TraceSpan } from './call-trace.types.ts';
export { PrintedTrace, type PrintedTraceProps } from './printed-trace.tsx';
export type { CallTraceLabels } from './trace-labels.ts';
