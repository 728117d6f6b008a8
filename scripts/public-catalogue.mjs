import { cpSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './lib/prepare.mjs';

// The public catalogue leaves out internal pages, has the library as text for programs, and a page in
// front that is there at once.

const folder = join(root, 'storybook-static');

/** @typedef {{ type: string, title: string, name: string, tags: string[], importPath: string }} Entry */
/** @type {{ entries: Record<string, Entry> }} */
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const all = Object.values(entries);
const stories = all.filter(({ type }) => type === 'story');
const internal = all.filter(
  ({ type, tags, importPath }) =>
    importPath.startsWith('./portal/') || (type === 'story' && !tags.includes('catalogue')),
);
for (const { title, name } of internal) console.log(`internal: ${title} · ${name}`);
console.log(
  `The catalogue: ${stories.length} stories, ${all.length - stories.length} pages, ${internal.length} internal`,
);
const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
const components = text.match(/^`import \{/gm)?.length ?? 0;
console.log(`llms.txt: ${components} components`);

await build({ configFile: join(root, 'catalogue/front-door/vite.config.ts'), logLevel: 'warn' });
renameSync(join(folder, 'index.html'), join(folder, 'catalogue.html'));
cpSync(join(root, '.cache/front-door'), folder, { recursive: true });

process.exit(stories.length > 0 && internal.length === 0 && components > 0 ? 0 : 1);
