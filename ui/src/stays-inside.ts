import { expect } from 'storybook/test';

/** Fails when the page, the element or anything inside it overflows sideways. */
export async function staysInside(element: Element): Promise<void> {
  for (const one of [document.documentElement, element, ...element.querySelectorAll('*')]) {
    // Truncated text, scroll areas and inputs overflow inside on purpose.
    const { textOverflow, overflowX, display } = getComputedStyle(one);
    if (textOverflow === 'ellipsis' || overflowX === 'auto' || display === 'inline') continue;
    if (one instanceof HTMLInputElement) continue;
    if (one.classList.contains('sr-only') || one.closest('svg')) continue;
    await expect(one.scrollWidth, one.outerHTML.slice(0, 200)).toBeLessThanOrEqual(one.clientWidth);
  }
}

/** The worst possible name: long, without a space or hyphen to break at. */
export const unbroken = 'Registrierungsberechtigung'.repeat(40);

/** `globals` of a story in the width of a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
