import type { Page } from '@playwright/test';

/** A drawn text and its box, in CSS pixels of the picture. */
export type TextBox = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it is partly hidden or overlaid by something: its place says little. */
  isLoose: boolean;
};

/** Every visible word, and every field with text, clipped by its ancestors. */
export const textBoxes = (page: Page): Promise<TextBox[]> =>
  page.evaluate(() => {
    const found: TextBox[] = [];
    const add = (text: string, element: Element, rect: DOMRect, isMarked = false) => {
      let { left, top, right, bottom } = rect;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        if (at === document.documentElement || at === document.body) continue;
        const box = at.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      left = Math.max(left, 0);
      top = Math.max(top, 0);
      right = Math.min(right, innerWidth);
      bottom = Math.min(bottom, innerHeight);
      if (right - left < 2 || bottom - top < 2) return;
      const isCut = right - left < rect.width - 0.5 || bottom - top < rect.height - 0.5;
      const box = { x: left, y: top, width: right - left, height: bottom - top };
      found.push({ text, ...box, isLoose: isCut || isMarked });
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    // The frame of a recording has a separate tree.
    const trees: Node[] = [document.body];
    for (const element of document.querySelectorAll('body *')) {
      if (element.shadowRoot) trees.push(element.shadowRoot);
      if (element instanceof HTMLCanvasElement && isSeen(element)) {
        add('canvas', element, element.getBoundingClientRect(), true);
      }
      // The mark of a brand is a letter inside an image.
      if (element instanceof HTMLImageElement && element.src.includes('%3Ctext')) {
        add(element.alt, element, element.getBoundingClientRect(), true);
      }
      // Numbers and bullets precede the item.
      const { display, listStyleType, lineHeight, fontSize } = getComputedStyle(element);
      if (display === 'list-item' && listStyleType !== 'none') {
        const { x, y } = element.getBoundingClientRect();
        const height = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.5;
        add(listStyleType, element, new DOMRect(x - 32, y, 32, height), true);
      }
    }
    const range = document.createRange();
    for (const tree of trees) {
      const texts = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const element = node.parentElement;
        if (!element || /^(STYLE|SCRIPT|NOSCRIPT|OPTION)$/.test(element.tagName)) continue;
        if (!isSeen(element)) continue;
        // Problems in code are underlined by an image that follows the height of the letters.
        const isMarked = element.closest('.cm-line')?.querySelector('.cm-lintRange') != null;
        for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          for (const rect of range.getClientRects()) add(word, element, rect, isMarked);
        }
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    )) {
      if (/^(checkbox|radio|range|color|hidden)$/.test(field.type) || !isSeen(field)) continue;
      const box = field.getBoundingClientRect();
      const style = getComputedStyle(field);
      const text = field.value || field.placeholder;
      // The border of a field isn't text, nor are the parts at its ends.
      const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat) as [
        number,
        number,
      ];
      const width = box.width - left - right;
      add(text, field, new DOMRect(box.x + left, box.y + 3, width, box.height - 6));
    }
    for (const element of document.querySelectorAll('body *')) {
      // No text node contains the ellipsis.
      const isCut = element.scrollWidth > element.clientWidth;
      if (isCut && getComputedStyle(element).textOverflow === 'ellipsis' && isSeen(element)) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const dots = Math.min(width, 16);
        const isRightToLeft = getComputedStyle(element).direction === 'rtl';
        add('…', element, new DOMRect(isRightToLeft ? x : x + width - dots, y, dots, height));
      }
      for (const pseudo of ['::before', '::after']) {
        const { content } = getComputedStyle(element, pseudo);
        if (/^"[^"]*\S/.test(content) && isSeen(element)) {
          add(content, element, element.getBoundingClientRect());
        }
      }
    }
    return found;
  });
