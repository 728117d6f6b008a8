import { cva } from 'class-variance-authority';
import {
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleMinus,
  Info,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { checkVariant } from '../../development/checks.ts';
import { marked, markedNode } from '../../tokens/text/index.ts';

const badgeStyles = cva(
  [
    // Its baseline is that of its text, so that badge and label align. Forced colours draw the
    // transparent border, because the soft background is gone.
    'inline-flex max-w-full items-baseline gap-1 rounded-sm align-middle border border-transparent px-1.5 py-px',
    'text-meta font-medium',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-control/15 text-default',
        accent: 'bg-accent-soft text-accent',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
        info: 'bg-info-soft text-info',
      },
      isQuiet: { true: 'bg-transparent! px-0! forced-colors:border-0', false: '' },
    },
  },
);

const icons: Record<NonNullable<BadgeProps['tone']>, LucideIcon> = {
  neutral: CircleMinus,
  accent: CircleDot,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
};

export type BadgeProps = ComponentProps<'span'> & {
  /** Meaning of the status. Each tone has an icon: colour is never the only cue. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** Replaces the tone's icon; `null` omits it if the words are not a status. */
  icon?: LucideIcon | null;
  /** Icon and text without a background, for an unremarkable state. */
  isQuiet?: boolean;
};

/** A status in a word or two, with icon and colour. */
export function Badge({
  tone = 'neutral',
  icon,
  isQuiet = false,
  className,
  children,
  ...rest
}: BadgeProps) {
  if (process.env.NODE_ENV !== 'production')
    checkVariant('Badge', 'tone', tone, Object.keys(icons));
  const Icon = icon === undefined ? icons[tone] : icon;
  return (
    <span {...rest} className={badgeStyles({ tone, isQuiet, className })} data-tone={tone}>
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0 self-center" />}
      <span
        className="truncate"
        title={typeof children === 'string' ? marked(children) : undefined}
      >
        {markedNode(children)}
      </span>
    </span>
  );
}
