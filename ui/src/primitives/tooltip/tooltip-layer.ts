import { place, type TooltipSide } from './place.ts';
import { tooltipStyles } from './tooltip.styles.ts';

/** Hover delay before a tooltip appears; none if another has just disappeared. In ms. */
const hoverDelay = 400;
const warmTime = 300;

/**
 * The page's only tooltip. Triggers are found by attribute, so that a table with a thousand buttons
 * costs no more than one.
 */
let element: HTMLElement | null = null;
let trigger: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = 0;

/** An element removed from the DOM fires no event: its tooltip is removed too. */
let removals: MutationObserver | undefined;

/** Outside a shadow root, every event inside it has the host as its target: use the path. */
function triggerOf(event: Event): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target.closest('[data-tooltip]') : null;
}

/** A focused element keeps its tooltip: focusing it may have scrolled the page. */
function handleScroll(): void {
  if (element && trigger?.matches(':focus')) placeAt(element, trigger);
  else hide();
}

const placeAt = (tooltip: HTMLElement, anchor: Element) =>
  place(tooltip, anchor, (anchor.getAttribute('data-tooltip-side') ?? 'top') as TooltipSide);

function show(anchor: Element): void {
  hide();
  const text = anchor.getAttribute('data-tooltip');
  if (!text || !anchor.isConnected) return;
  element = document.createElement('div');
  element.role = 'tooltip';
  element.popover = 'manual';
  element.className = tooltipStyles;
  element.textContent = text;
  // Goes into the surrounding theme root, for its colours.
  (anchor.closest('.tl-root') ?? document.body).append(element);
  element.showPopover();
  placeAt(element, anchor);
  trigger = anchor;
  removals ??= new MutationObserver(() => trigger && !trigger.isConnected && hide());
  removals.observe(anchor.getRootNode(), { childList: true, subtree: true });
}

function hide(): void {
  clearTimeout(timer);
  if (!element) return;
  removals?.disconnect();
  element.remove();
  element = null;
  trigger = null;
  hiddenAt = performance.now();
}

function handlePointerOver(event: PointerEvent): void {
  if (event.pointerType === 'touch') return;
  const anchor = triggerOf(event);
  if (anchor === trigger && anchor !== null) return;
  // A trigger that moves under a resting pointer doesn't take the tooltip from the focused one.
  if (trigger && (anchor || !trigger.matches(':focus'))) hide();
  clearTimeout(timer);
  if (!anchor) return;
  const isWarm = performance.now() - hiddenAt < warmTime;
  timer = setTimeout(() => show(anchor), isWarm ? 0 : hoverDelay);
}

function handlePointerLeave(): void {
  if (trigger?.matches(':focus')) clearTimeout(timer);
  else hide();
}

// Focus from the mouse, or returned by a closing dialog, must not show a tooltip.
function handleFocusIn(event: FocusEvent): void {
  const anchor = triggerOf(event);
  if (anchor?.matches(':focus-visible')) show(anchor);
  else hide();
}

const watched = new WeakSet<Document | ShadowRoot>();

/** Call it once for the page, and once per shadow root: some events don't leave it. */
export function watchTooltips(tree: Document | ShadowRoot): void {
  if (watched.has(tree)) return;
  watched.add(tree);
  const listen = tree.addEventListener.bind(tree) as Document['addEventListener'];
  listen('pointerover', handlePointerOver);
  listen('focusin', handleFocusIn);
  listen('focusout', hide);
  if (tree instanceof ShadowRoot) return;
  document.documentElement.addEventListener('pointerleave', handlePointerLeave);
  listen('keydown', ({ key }) => key === 'Escape' && hide());
  // A press hides the tooltip.
  listen('pointerdown', hide, { capture: true, passive: true });
  listen('scroll', handleScroll, { capture: true, passive: true });
}
