import type { AfterEach } from 'storybook/internal/types';

/** Attributes with which a browser keeps a form from being submitted, and says so in its own words. */
const blocking = ['[required]', '[pattern]', '[type="email"]', '[type="url"]'].join();

/**
 * A widget brings its own check: the submit handler of the form around it must run, or that check
 * never does.
 */
export const checkNeverBlocks: AfterEach = ({ title, canvasElement }) => {
  if (!/^(Widgets\/|Patterns\/Credential fields)/.test(title)) return;
  const found = canvasElement.querySelector(blocking);
  if (found) throw new Error(`The browser itself checks ${found.outerHTML.slice(0, 200)}`);
};
