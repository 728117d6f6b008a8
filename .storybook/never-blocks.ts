import type { AfterEach } from 'storybook/internal/types';

/** Attributes that make the browser block a form with its own message. */
const blocking = ['[required]', '[pattern]', '[type="email"]', '[type="url"]'].join();

/**
 * A widget has its own validation, which only runs if the browser lets the surrounding form submit.
 */
export const checkNeverBlocks: AfterEach = ({ title, canvasElement }) => {
  if (!/^(Widgets\/|Patterns\/Credential fields)/.test(title)) return;
  const found = canvasElement.querySelector(blocking);
  if (found) throw new Error(`The browser itself checks ${found.outerHTML.slice(0, 200)}`);
};
