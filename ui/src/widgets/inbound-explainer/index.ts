export {
  InboundExplainer,
  type InboundExplainerLabels,
  type InboundExplainerProps,
  type InboundQuestion,
} from './inbound-explainer.tsx';
export type { InboundNames, Sight } from './inbound-steps.model.ts';
