export { CallFlow, type CallFlowLabels, type CallFlowProps } from './call-flow.tsx';
