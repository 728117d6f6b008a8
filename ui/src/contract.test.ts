import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const folders = ['primitives', 'patterns', 'engines', 'widgets'].flatMap((layer) =>
  readdirSync(`${root}${layer}`).map((name) => `${layer}/${name}`),
);
const sourcesOf = (folder: string) =>
  readdirSync(`${root}${folder}`).filter((file) => /\.tsx?$/.test(file));
const read = (folder: string, file: string) => readFileSync(`${root}${folder}/${file}`, 'utf8');

describe.each(folders)('%s', (folder) => {
  const sources = sourcesOf(folder);
  const components = sources.filter((file) => file.endsWith('.tsx') && !file.includes('.stories.'));

  it('has a public face', () => expect(existsSync(`${root}${folder}/index.ts`)).toBe(true));

  it('has stories in the catalogue for its components', () => {
    if (components.length === 0) return;
    const stories = sources.filter((file) => file.endsWith('.stories.tsx'));
    expect(stories).not.toEqual([]);
    expect(stories.some((file) => read(folder, file).includes("tags: ['catalogue']"))).toBe(true);
  });

  it('has a test beside every model', () => {
    for (const model of sources.filter((file) => file.endsWith('.model.ts'))) {
      expect(sources).toContain(model.replace('.model.ts', '.model.test.ts'));
    }
  });

  it('names no raw colour and no physical side', () => {
    for (const file of components) {
      const text = read(folder, file);
      expect(text, file).not.toMatch(/#[0-9a-f]{3,8}\b(?![^'"`]*\bhref)|rgba?\(|oklch\(/i);
      expect(text, file).not.toMatch(/['"`\s](?:ml|mr|pl|pr|left|right|text-left|text-right)-\d/);
    }
  });
});
