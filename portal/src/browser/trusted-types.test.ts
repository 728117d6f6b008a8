import { expect, it } from 'vitest';
import { knownMarkup, knownScript } from './trusted-types.ts';

const styles = '\n  :host { user-select: none; }\n  .canvases { min-height: 100px; }\n';
const frame = `
  <style>${styles}</style>

  <div class="scroll" part="scroll">
    <div class="wrapper" part="wrapper">
      <div class="canvases" part="canvases"></div>
      <div class="progress" part="progress"></div>
      <div class="cursor" part="cursor"></div>
    </div>
  </div>
`;

it('lets the frame of a recording through, its styles held back', () => {
  expect(knownMarkup(frame)).toContain(`<template data-styles>${styles}</template><div class="sc`);
});

it('writes none of the styles of a select’s list', () => {
  expect(knownMarkup('[data-radix-select-viewport]{scrollbar-width:none;}')).toBe('');
});

it.each([
  '<img src=x onerror=alert(1)>',
  `${frame}<img src=x onerror=alert(1)>`,
  frame.replace(styles, `${styles}</style><script>alert(1)</script><style>`),
  frame.replace('part="cursor"', 'part="cursor" onclick="alert(1)"'),
  '[data-radix-select-viewport]{}</style><script>alert(1)</script>',
  'Acme <b>Support</b>',
])('refuses %s', (markup) => {
  expect(knownMarkup(markup)).toBeNull();
});

it('empties an element', () => {
  expect(knownMarkup('')).toBe('');
});

const origin = 'https://console.example.com';
it.each([
  ['/assets/lint.worker-1.js', `${origin}/assets/lint.worker-1.js`],
  ['https://js.stripe.com/v3', 'https://js.stripe.com/v3'],
  ['https://js.stripe.com.evil.example/v3', null],
  ['https://evil.example/assets/a.js', null],
  ['/api/v1/Accounts', null],
  ['/assets/../config.js', null],
  ['data:text/javascript,alert(1)', null],
])('code from %s: %s', (address, known) => {
  expect(knownScript(address, origin)).toBe(known);
});
