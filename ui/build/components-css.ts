import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, type Rolldown } from 'vite';
import { scopedStyles } from './scoped-styles.ts';

const moduleId = 'virtual:components-css';
const root = fileURLToPath(new URL('..', import.meta.url));

/** The text of `components.css`, built from the sources. */
async function componentsCss(): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [tailwindcss()],
    css: { postcss: { plugins: [scopedStyles] } },
    build: { write: false, rolldownOptions: { input: join(root, 'build/components.css') } },
  })) as Rolldown.RolldownOutput;
  const sheet = built.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('components.css was not built');
  return String(sheet.source);
}

/** Provides `virtual:components-css` for `ShadowThemeRoot`. Built once per process. */
export function componentsCssModule(): Plugin {
  let text: Promise<string> | undefined;
  return {
    name: 'components-css',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      text ??= componentsCss();
      return `export default ${JSON.stringify(await text)};`;
    },
  };
}
