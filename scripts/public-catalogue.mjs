import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/prepare.mjs';

// The public catalogue leaves out internal pages.

/** @typedef {{ type: string, title: string, name: string, tags: string[], importPath: string }} Entry */
/** @type {{ entries: Record<string, Entry> }} */
const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'));
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
process.exit(stories.length > 0 && internal.length === 0 ? 0 : 1);
