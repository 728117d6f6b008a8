import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';

const hoverDelayMs = 400;
const gap = 6;
const margin = 8;
/** Hides it: a press elsewhere, and scrolling, because it would not move along. */
const endings = ['pointerdown', 'scroll'] as const;

/** Above the anchor, or below it where there is no room; never over the edge of the window. */
function place(tooltip: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  // A button's reason is centred on it; that of something as wide as a row begins where it does.
  const start = isRightToLeft ? at.right - width : at.left;
  const wanted = at.width > 2 * width ? start : at.left + (at.width - width) / 2;
  const rightmost = document.documentElement.clientWidth - width - margin;
  const above = at.top - height - gap;
  tooltip.style.left = `${Math.max(margin, Math.min(wanted, rightmost))}px`;
  tooltip.style.top = `${above < margin ? at.bottom + gap : above}px`;
}

/**
 * Why a control cannot be used: read after its name, and shown on hover, on keyboard focus and on
 * a tap. The control stays focusable (`aria-disabled`, not `disabled`) and ignores the press.
 *
 * Much smaller than Tooltip, because every button brings it along, on the log-in page too.
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
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        popover="manual"
        className="pointer-events-none fixed inset-auto m-0 max-w-64 rounded-sm border-0 bg-inverse px-2 py-1 text-start text-meta font-normal whitespace-normal text-inverse shadow-overlay wrap-anywhere"
      >
        {reason}
      </span>
    ),
  };
}
