import { expect } from 'storybook/test';

/**
 * For the stories with the longest unbroken text: neither the element, nor anything in it, nor the
 * page is wider than it may be.
 */
export async function staysInside(element: Element): Promise<void> {
  for (const one of [document.documentElement, element, ...element.querySelectorAll('*')]) {
    // What cuts its text on purpose shows where, and scrolls by design.
    const { textOverflow, overflowX, display } = getComputedStyle(one);
    if (textOverflow === 'ellipsis' || overflowX === 'auto' || display === 'inline') continue;
    if (one.classList.contains('sr-only') || one.closest('svg')) continue;
    await expect(one.scrollWidth, one.outerHTML.slice(0, 200)).toBeLessThanOrEqual(one.clientWidth);
  }
}

/** A name that nobody gives, and that everything has to stand: no space, no hyphen. */
export const unbroken = 'Registrierungsberechtigung'.repeat(40);

/** `globals` of a story that is shown as wide as a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
