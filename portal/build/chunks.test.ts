import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';

const root = new URL('../../', import.meta.url);
const filesBelow = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );
const files = [...filesBelow('portal/src'), ...filesBelow('ui/src'), ...filesBelow('node_modules')];

/** Splits at the bars that stand in no bracket. */
function alternatives(source: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gs)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** The bracket that opens at `start`, up to its end. */
function bracketAt(source: string, start: number): string {
  let depth = 0;
  for (const { 0: token, index } of source.slice(start).matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gs)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) return source.slice(start, start + index + 1);
  }
  throw new Error(`Not closed: ${source.slice(start)}`);
}

/** Each way through an expression, written out: what it leaves out, and what may repeat, stays in it. */
function branches(source: string): string[] {
  const parts = alternatives(source);
  if (parts.length > 1) return parts.flatMap(branches);
  let at = 0;
  for (const { 0: token, index } of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gs)) {
    if (token !== '(' || index < at) continue;
    const bracket = bracketAt(source, index);
    at = index + bracket.length;
    if (bracket.startsWith('(?') || /^[?*+]/.test(source.slice(at))) continue;
    const [before, after] = [source.slice(0, index), source.slice(at)];
    return alternatives(bracket.slice(1, -1)).flatMap((inner) => branches(before + inner + after));
  }
  return [source];
}

it.each(chunkGroups.map(({ test }, index) => [index, test] as const))(
  'each path that group %i names is there',
  (_, test) => {
    const unmatched = branches(test.source).filter((branch) => {
      const path = new RegExp(branch);
      return !files.some((file) => path.test(file));
    });
    expect(unmatched).toEqual([]);
  },
);
