export type { LiveCallsLabels } from './live-calls.labels.ts';
export { LiveCalls, type LiveCallsProps } from './live-calls.tsx';
