import { place, type TooltipSide } from './place.ts';
import { tooltipStyles } from './tooltip.styles.ts';

/** How long the pointer rests before a tooltip appears; none while another has just gone. In ms. */
const hoverDelay = 400;
const warmTime = 300;

/**
 * The one tooltip of the page. Triggers are found by their attribute, so that a table of a thousand
 * buttons costs no more than one.
 */
let element: HTMLElement | null = null;
let trigger: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = 0;

/** An element removed from the page fires no event; its tooltip goes with it. */
let removals: MutationObserver | undefined;

/** Seen from outside, everything in a shadow root is its host: the path knows better. */
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
  // In the theme root around, which has its colours.
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
  // An element that moves under a resting pointer doesn't take the tooltip from the focused one.
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

// Focus that came from the mouse, or that a closing dialog gave back, must not pop a tooltip up.
function handleFocusIn(event: FocusEvent): void {
  const anchor = triggerOf(event);
  if (anchor?.matches(':focus-visible')) show(anchor);
  else hide();
}

const watched = new WeakSet<Document | ShadowRoot>();

/** Once for the page, and once for each shadow root: events inside of one don't all leave it. */
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
  // A press is an answer.
  listen('pointerdown', hide, { capture: true, passive: true });
  listen('scroll', handleScroll, { capture: true, passive: true });
}
