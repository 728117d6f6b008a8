import type { ComponentProps } from 'react';
import { useLabels, useLocale } from '../../use-labels.ts';
import { type Plan, type PlanSentences, planMessage, planSentences } from './plan.model.ts';

export { planSentences as defaultLabels };

export type PlanMessageProps = ComponentProps<'div'> & {
  /** Plan of the account. */
  plan: Plan;
  /** Overrides sentences of the current language. */
  labels?: Partial<PlanSentences>;
};

/** The account's plan, in a sentence or two. */
export function PlanMessage({ plan, labels, className, ...rest }: PlanMessageProps) {
  const locale = useLocale();
  const text = useLabels('PlanMessage', planSentences, labels);
  const isOver = plan.type === 'free' && !plan.isActive;
  const look = isOver ? 'rounded-md border border-danger bg-danger-soft px-3.5 py-3' : '';
  return (
    <div {...rest} className={`max-w-prose wrap-anywhere ${look} ${className ?? ''}`}>
      {planMessage(plan, text, locale)}
    </div>
  );
}
