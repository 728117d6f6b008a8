const gap = 6;
const margin = 8;

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right';

const within = (wanted: number, size: number, space: number) =>
  Math.max(margin, Math.min(wanted, space - size - margin));

/**
 * Places a tooltip beside its anchor: on the wanted side, or on the opposite one if there is no
 * room, and never beyond the edge of the window.
 */
export function place(tooltip: HTMLElement, anchor: Element, side: TooltipSide = 'top'): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (side === 'left' || side === 'right') {
    const before = at.left - width - gap;
    const behind = at.right + gap;
    const hasRoom = side === 'left' ? before >= margin : behind + width + margin <= clientWidth;
    const isBefore = (side === 'left') === hasRoom;
    tooltip.style.left = `${within(isBefore ? before : behind, width, clientWidth)}px`;
    tooltip.style.top = `${within(at.top + (at.height - height) / 2, height, clientHeight)}px`;
    return;
  }
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  // The tooltip of a button is centred; for an anchor as wide as a row, it aligns with its start.
  const start = isRightToLeft ? at.right - width : at.left;
  const wanted = at.width > 2 * width ? start : at.left + (at.width - width) / 2;
  const above = at.top - height - gap;
  const below = at.bottom + gap;
  const isAbove = side === 'top' ? above >= margin : below + height + margin > clientHeight;
  tooltip.style.left = `${within(wanted, width, clientWidth)}px`;
  tooltip.style.top = `${isAbove ? above : below}px`;
}
