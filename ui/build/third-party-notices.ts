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

/** The folder of the package that a module is of; packages may have manifests of parts within. */
function packageOf(id: string): string | undefined {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return match?.[1];
}

const folderOf = (name: string) => join(root, 'node_modules', name);

/** What a module is made of: its package, or those that a module without a file is compiled from. */
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

/** Name, version, licence and the text of the licence: its package's, or the common one where it has none. */
function noticeOf(folder: string): string {
  const { name, version, license, author } = manifestIn(folder) ?? {};
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0 && license === 'MIT') texts.push(`By ${author}`, permissionOfMit);
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

const fontsOf = (manifest: string) => {
  // The library has their files in its package, so it asks for them only where it is built.
  const { devDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
};

const rule = `\n\n${'-'.repeat(72)}\n\n`;

/**
 * Writes third-party-notices.txt: the licences of all packages whose code or fonts are in the build.
 * `ofPage` does so by itself. Add `ofParts` to the plugins of whatever is built apart, such as
 * workers; where nothing but parts is built, `write` follows.
 */
export function thirdPartyNotices(): {
  ofPage: Plugin;
  ofParts: () => Plugin;
  write: (dir: string) => void;
} {
  const folders = new Set<string>();
  /** A module that tree-shaking has emptied is not in the build. */
  const generateBundle: Plugin['generateBundle'] = (_, bundle) => {
    for (const file of Object.values(bundle)) {
      // Its reset and theme are in every style sheet that has utilities.
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
        // Style sheets are no modules, and the symbols are cut from Inter.
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
