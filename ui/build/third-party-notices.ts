import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { verbSchemaId, verbSchemaSources } from './verb-schema.ts';

type Manifest = { name?: string; version?: string; license?: string; author?: string };

const root = fileURLToPath(new URL('../..', import.meta.url));

const manifestIn = (folder: string): Manifest | undefined => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
};

/** Folder of the package that a module belongs to. Packages may contain further manifests. */
function packageOf(id: string): string | undefined {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return match?.[1];
}

const folderOf = (name: string) => join(root, 'node_modules', name);

/** Packages behind a module: its own, or those that a generated module is compiled from. */
const sourcesOf = (id: string): readonly string[] =>
  id === verbSchemaId ? verbSchemaSources.map(folderOf) : [packageOf(id) ?? []].flat();

const permissionOfMit = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** Name, version, licence and licence text: the package's own, or the standard one if it has none. */
function noticeOf(folder: string): string {
  const { name, version, license, author } = manifestIn(folder) ?? {};
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0 && license === 'MIT') texts.push(`By ${author}`, permissionOfMit);
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

const fontsOf = (manifest: string) => {
  // The library ships the font files, so the font packages are development dependencies.
  const { devDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
};

const rule = `\n\n${'-'.repeat(72)}\n\n`;

/**
 * Writes third-party-notices.txt: the licences of all packages whose code or fonts are in the
 * build. `ofPage` does everything itself. Add `ofParts` to the plugins of separate builds, such as
 * workers; if there are only such builds, call `write` afterwards.
 */
export function thirdPartyNotices(): {
  ofPage: Plugin;
  ofParts: () => Plugin;
  write: (dir: string) => void;
} {
  const folders = new Set<string>();
  /** Modules emptied by tree-shaking are not in the build. */
  const generateBundle: Plugin['generateBundle'] = (_, bundle) => {
    for (const file of Object.values(bundle)) {
      // Every style sheet with utilities contains Tailwind's reset and theme.
      if (file.type === 'asset' && String(file.source).startsWith('/*! tailwindcss')) {
        folders.add(folderOf('tailwindcss'));
      }
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        for (const folder of renderedLength > 0 ? sourcesOf(id) : []) {
          if (manifestIn(folder)?.name) folders.add(folder);
        }
      }
    }
  };
  const write = (dir: string) => {
    const notices = [...folders].map(noticeOf).sort();
    const head = 'Third-party software and fonts in this build, and their licences.';
    writeFileSync(join(dir, 'third-party-notices.txt'), `${[head, ...notices].join(rule)}\n`);
  };
  return {
    ofParts: () => ({ name: 'third-party-notices-of-parts', generateBundle }),
    ofPage: {
      name: 'third-party-notices',
      apply: 'build',
      generateBundle,
      writeBundle({ dir }, bundle) {
        if (!dir) return;
        // Style sheets aren't in the module list. The symbol font is a subset of Inter.
        const hasFonts = Object.keys(bundle).some((file) => file.endsWith('.woff2'));
        for (const font of hasFonts ? fontsOf(join(root, 'ui/package.json')) : []) {
          folders.add(folderOf(font));
        }
        write(dir);
      },
    },
    write,
  };
}
