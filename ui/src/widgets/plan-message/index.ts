export {
  type Plan,
  type PlanSentences,
  planDate,
  planMessage,
  planSentences,
} from './plan.model.ts';
export { PlanMessage, type PlanMessageProps } from './plan-message.tsx';
