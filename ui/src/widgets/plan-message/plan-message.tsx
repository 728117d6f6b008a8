import type { ComponentProps } from 'react';
import { type Plan, planMessage } from './plan.model.ts';

export type PlanMessageProps = ComponentProps<'div'> & {
  /** The plan of the account. */
  plan: Plan;
};

/** The account's plan, in a sentence or two. */
export function PlanMessage({ plan, className, ...rest }: PlanMessageProps) {
  const isOver = plan.type === 'free' && !plan.isActive;
  const look = isOver ? 'rounded-md border border-danger bg-danger-soft px-3.5 py-3' : '';
  return (
    <div {...rest} className={`max-w-prose wrap-anywhere ${look} ${className ?? ''}`}>
      {planMessage(plan)}
    </div>
  );
}
