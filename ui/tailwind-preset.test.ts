import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import library from './tailwind-preset.ts';

const entry = createRequire(import.meta.url).resolve('tailwindcss/index.css');

/** The style sheet of an application with Tailwind that uses one class. */
async function sheetOf(name: string, preset: object): Promise<string> {
  const compiler = await compile('@import "tailwindcss";\n@config "./tailwind.config.ts";', {
    loadStylesheet: async () => ({ path: '', base: '', content: readFileSync(entry, 'utf8') }),
    loadModule: async () => ({ path: '', base: '', module: { presets: [preset] } }),
  });
  return compiler.build([name]);
}

const theirs = [
  ...['bg-blue-600', 'hover:bg-blue-700', 'dark:bg-black', 'bg-white', 'bg-transparent'],
  ...['text-gray-900', 'text-3xl', 'text-sm', 'text-base', 'text-current'],
  ...['font-bold', 'font-normal', 'font-medium', 'font-semibold', 'font-mono', 'font-sans'],
  ...['shadow', 'shadow-lg', 'shadow-none', 'ring-2', 'ring-blue-500', 'outline-blue-500'],
  ...['rounded', 'rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-full'],
  ...['border', 'border-gray-200', 'border-transparent', 'divide-y', 'divide-gray-200'],
  ...['fill-red-500', 'fill-current', 'stroke-red-500', 'stroke-2', 'from-blue-500'],
  ...['max-w-prose', 'max-w-md', 'h-10', 'p-5', 'gap-4', 'transition', 'duration-200', 'ease-out'],
];

test.each(theirs)('%s stays what it is in Tailwind', async (name) => {
  const sheet = await sheetOf(name, {});
  expect(sheet).not.toBe(await sheetOf('no-such-class', {}));
  expect(await sheetOf(name, library)).toBe(sheet);
});

test.each([
  ['bg-card', 'background-color: var(--tl-surface-card)'],
  ['bg-accent-soft', 'background-color: var(--tl-accent-soft)'],
  ['text-muted', 'color: var(--tl-text-muted)'],
  ['text-title', 'font-size: 1.375rem'],
  ['border-control', 'border-color: var(--tl-border-control)'],
  ['shadow-overlay', '--tw-shadow: var(--tl-shadow-overlay)'],
  ['rounded-tl-lg', 'border-radius: calc(var(--tl-radius) * 1.5)'],
  ['font-tl-mono', 'font-family: var(--tl-font-mono)'],
  ['font-tl-medium', '550'],
  ['max-w-tl-prose', 'max-width: 40rem'],
  ['max-w-form', 'max-width: 60rem'],
  ['h-control', 'height: var(--tl-control-height)'],
])('%s is the library’s', async (name, rule) => {
  expect(await sheetOf(name, library)).toContain(rule);
});
