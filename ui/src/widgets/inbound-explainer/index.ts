export {
  type InboundChoice,
  InboundExplainer,
  type InboundExplainerLabels,
  type InboundExplainerProps,
  type InboundPathLinks,
} from './inbound-explainer.tsx';
export {
  type InboundQuestion,
  inboundCallOf,
  isInboundQuestion,
  sourceProblem,
} from './inbound-question.model.ts';
export type { Dialled, InboundAnswer, InboundNames, Sight } from './inbound-steps.model.ts';
