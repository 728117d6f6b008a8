export { CallFlow, type CallFlowProps } from './call-flow.tsx';
export type { CallFlowLabels } from './flow-labels.ts';
