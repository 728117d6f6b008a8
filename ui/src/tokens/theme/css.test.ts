import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { brandFonts } from '../brand/brand.ts';
import { brandCss } from './css.ts';

const source = (url: URL) => readFileSync(url, 'utf8');
const { resolve } = createRequire(import.meta.url);

const typefaces = source(new URL('../../fonts.css', import.meta.url)).replace(
  /@import "(@[^"]+)";/g,
  (_, file: string) => readFileSync(resolve(file), 'utf8'),
);

/** How many faces `fonts.css` has for each family. */
const faces = new Map<string, number>();
for (const [, family = ''] of typefaces.matchAll(/font-family: ["']([^"']+)["']/g)) {
  faces.set(family, (faces.get(family) ?? 0) + 1);
}

const firstOf = (stack: string | undefined) => /"([^"]+)"/.exec(stack ?? '')?.[1] ?? '';

describe('the family of nearly all text', () => {
  it.each(brandFonts.filter((font) => font !== 'system'))('has one face: %s', (font) => {
    const stack = /--tl-font: (.*);/.exec(
      brandCss({ id: 'any', productName: 'Any', accent: '#2b808f', font }),
    )?.[1];
    expect([firstOf(stack), faces.get(firstOf(stack))]).toEqual([firstOf(stack), 1]);
  });

  it('has one face: mono', () => {
    const axes = source(new URL('../axes.css', import.meta.url));
    const stack = /--tl-font-mono:([^;]*);/.exec(axes)?.[1];
    expect(faces.get(firstOf(stack))).toBe(1);
  });
});
