export { type Plan, planDate, planMessage } from './plan.model.ts';
export { PlanMessage, type PlanMessageProps } from './plan-message.tsx';
