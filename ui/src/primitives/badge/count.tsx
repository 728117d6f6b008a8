import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const countStyles = cva(
  [
    'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full border border-default',
    'border-transparent px-1.5 text-meta font-medium',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-control/15 text-default',
        accent: 'bg-accent-soft text-accent',
        danger: 'bg-danger-soft text-danger',
      },
    },
  },
);

export type CountProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The number. */
  value: number;
  /** The counted things, for assistive technology: '3 unseen alerts'. */
  label: string;
  /** `accent` and `danger` call for attention; `neutral` only informs. */
  tone?: 'neutral' | 'accent' | 'danger';
  /** Above this, shows '{max}+'. */
  max?: number;
};

/** A number in a pill: unseen alerts, chosen filters. */
export function Count({
  value,
  label,
  tone = 'neutral',
  max = 99,
  className,
  ...rest
}: CountProps) {
  return (
    <span {...rest} className={countStyles({ tone, className })} data-tone={tone}>
      <span aria-hidden dir="ltr">
        {value > max ? `${max}+` : value}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
