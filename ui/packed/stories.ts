import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { inject } from 'vitest';

/*
 * The first story of each file of the catalogue, drawn by the packed components: on a server, and in
 * a page. What stories do in tests is left out.
 */

const ui = fileURLToPath(new URL('..', import.meta.url));
const source = join(ui, 'src');

/** Module that exports the stories: names, and elements inside their decorators. */
const stories = `
  import { useEffect } from 'react';
  /** Tells once what is in it has been drawn, or taken over. */
  const Told = ({ children }) => {
    useEffect(() => globalThis.told?.());
    return children;
  };
  const files = import.meta.glob('/src/*/*/*.stories.tsx', { eager: true });
  const drawn = (file, meta, name, story) => {
    const args = { ...meta.args, ...story.args };
    const context = { args, globals: {}, parameters: {} };
    const draw = story.render ?? meta.render ?? (() => <meta.component {...args} />);
    const Story = [story.decorators ?? [], meta.decorators ?? []]
      .flat()
      .reduce((inner, around) => () => around(inner, context), () => draw(args, context));
    return { name: file.replace('/src/', '') + ' ' + name, args, element: <Told><Story /></Told> };
  };
  export const allStories = Object.entries(files).flatMap(([file, { default: meta, ...own }]) =>
    Object.entries(own).map(([name, story]) => drawn(file, meta, name, story)),
  );
  export const stories = Object.entries(files).map(([file, { default: meta, ...own }]) =>
    drawn(file, meta, ...Object.entries(own)[0]),
  );`;

const storybookTest = `
  export const fn = (does = () => undefined) => does;
  export let expect, fireEvent, screen, userEvent, waitFor, within;`;

/** Stories keep their data, but import all components and rules from the package. */
const fromPackage = (library: string, modules: Record<string, string>): Plugin => ({
  name: 'from-package',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (modules[id] !== undefined) return join(ui, id);
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (!found?.id.startsWith(source)) return found;
    const packed = join(library, relative(source, found.id).replace(/\.tsx?$/, '.js'));
    return existsSync(packed) ? packed : found;
  },
  load: (id) => modules[relative(ui, id)],
});

/** Builds code that imports `stories.jsx`, for a server or a page. Returns the folder. */
export async function buildStories(name: 'server' | 'page', code: string): Promise<string> {
  // One folder per call: another test file may build its stories at the same time.
  const folder = join(inject('packed').full, 'stories', `${name}-${crypto.randomUUID()}`);
  const modules = { 'main.jsx': code, 'stories.jsx': stories, 'storybook/test': storybookTest };
  await build({
    root: ui,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    // React reports all problems only in development.
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [fromPackage(join(inject('packed').full, 'node_modules/@trunkline/ui'), modules)],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: folder,
      minify: false,
      ssr: name === 'server',
      rolldownOptions: { input: 'main.jsx', output: { entryFileNames: 'main.js' } },
    },
  });
  return folder;
}
