import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Manifest = { name?: string; version?: string; license?: string };

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

/** Name, version, licence and the text of the licence, as its package has them. */
function noticeOf(folder: string): string {
  const { name, version, license } = manifestIn(folder) ?? {};
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
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
 * `ofWorkers` belongs into the plugins of workers, which are built apart.
 */
export function thirdPartyNotices(root: string): { ofPage: Plugin; ofWorkers: () => Plugin } {
  const folders = new Set<string>();
  /** A module that tree-shaking has emptied is not in the build. */
  const generateBundle: Plugin['generateBundle'] = (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const folder = renderedLength > 0 ? packageOf(id) : undefined;
        if (folder && manifestIn(folder)?.name) folders.add(folder);
      }
    }
  };
  return {
    ofWorkers: () => ({ name: 'third-party-notices-of-workers', generateBundle }),
    ofPage: {
      name: 'third-party-notices',
      apply: 'build',
      generateBundle,
      writeBundle({ dir }, bundle) {
        if (!dir) return;
        // Style sheets are no modules, and the symbols are cut from Inter.
        const hasFonts = Object.keys(bundle).some((file) => file.endsWith('.woff2'));
        for (const font of hasFonts ? fontsOf(join(root, 'ui/package.json')) : []) {
          folders.add(join(root, 'node_modules', font));
        }
        const notices = [...folders].map(noticeOf).sort();
        const head = 'Third-party software and fonts in this build, and their licences.';
        writeFileSync(join(dir, 'third-party-notices.txt'), [head, ...notices].join(rule));
      },
    },
  };
}
