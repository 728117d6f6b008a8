import { cloneElement, type ReactElement, useLayoutEffect } from 'react';
import type { TooltipSide } from './place.ts';
import { watchTooltips } from './tooltip-layer.ts';

export type TooltipProps = {
  /** A word or a short sentence; never the only place for important information. */
  content: string | undefined;
  /** One focusable element that forwards its props, such as a button or a link. */
  children: ReactElement;
  /** Preferred side. Default: `top`. */
  side?: TooltipSide | undefined;
};

/**
 * A hint on hover (after 400 ms) and on keyboard focus (at once); Escape hides it. Needs no
 * provider. The trigger must have an accessible name without it.
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps): ReactElement {
  useLayoutEffect(() => watchTooltips(document), []);
  if (!content) return children;
  const trigger = children as ReactElement<Record<string, unknown>>;
  // Describes the trigger, unless it already names it.
  const isName = trigger.props['aria-label'] === content;
  return cloneElement(trigger, {
    'data-tooltip': content,
    'data-tooltip-side': side,
    ...(!isName && { 'aria-description': content }),
  });
}
