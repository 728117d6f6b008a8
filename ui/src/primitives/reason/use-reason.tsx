import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { place } from '../tooltip/place.ts';
import { tooltipStyles } from '../tooltip/tooltip.styles.ts';

const hoverDelayMs = 400;
/** Events that hide it: a press elsewhere, and scrolling, because it wouldn't move along. */
const endings = ['pointerdown', 'scroll'] as const;

/**
 * Why a control cannot be used: read after its name, and shown on hover, on keyboard focus and on
 * a tap. The control stays focusable (`aria-disabled`, not `disabled`) and ignores the press.
 *
 * @returns `trigger` for what is hovered, focused and pressed; `describedBy` for the control;
 *   `tooltip` to be placed behind the trigger, or inside of it unless that is a button, whose
 *   name it would become part of. All empty without a reason.
 */
export function useReason(reason: string | undefined) {
  const id = useId();
  const tooltip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!reason) return { trigger: {}, describedBy: undefined, tooltip: null };

  function hide() {
    clearTimeout(timer.current);
    for (const type of endings) removeEventListener(type, hide, { capture: true });
    if (tooltip.current?.matches(':popover-open')) tooltip.current.hidePopover();
  }
  function show(anchor: Element) {
    clearTimeout(timer.current);
    const element = tooltip.current;
    if (!element || element.matches(':popover-open')) return;
    element.showPopover();
    place(element, anchor);
    for (const type of endings) addEventListener(type, hide, { capture: true, passive: true });
  }

  const trigger = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<Element>) => {
      if (pointerType === 'touch') return;
      timer.current = setTimeout(() => show(currentTarget), hoverDelayMs);
    },
    onPointerLeave: ({ pointerType }: PointerEvent<Element>) => pointerType !== 'touch' && hide(),
    // Touch has no hover: a tap shows the reason.
    onPointerUp: ({ currentTarget }: PointerEvent<Element>) => show(currentTarget),
    onFocus: ({ currentTarget, target }: FocusEvent<Element>) =>
      target.matches(':focus-visible') && show(currentTarget),
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
  };
  return {
    trigger,
    describedBy: id,
    tooltip: (
      <span ref={tooltip} id={id} role="tooltip" popover="manual" className={tooltipStyles}>
        {reason}
      </span>
    ),
  };
}
