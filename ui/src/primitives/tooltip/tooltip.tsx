import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { FocusEvent, ReactElement, ReactNode } from 'react';

export type TooltipProps = {
  /** A word or a short sentence; never the only place where something important stands. */
  content: ReactNode;
  /** One focusable element that forwards its props and `ref`, such as a button or a link. */
  children: ReactElement;
  /** Where it appears when there is room. Default `top`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
};

// Focus that came from the mouse, or that a closing dialog gave back, must not pop a tooltip up.
const openForKeyboardOnly = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/**
 * A hint on hover (after 400 ms) and on keyboard focus (at once); Escape hides it. Needs no
 * provider around the app.
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  if (!content) return children;
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild onFocus={openForKeyboardOnly}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-64 rounded-sm bg-inverse px-2 py-1 text-meta text-inverse shadow-overlay transition-opacity break-words motion-safe:starting:opacity-0"
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
