import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { makeSearchable } from '../catalogue/find/searchable.ts';
import { reference } from '../ui/build/reference.ts';
import { root } from './lib/prepare.mjs';

// Finishes the public catalogue and checks it: no internal pages, props in the search of its
// sidebar, the library as text for programs, and a front page that loads at once.

const folder = join(root, 'storybook-static');

type Entry = { type: string; title: string; name: string; tags: string[]; importPath: string };

const indexFile = join(folder, 'index.json');
const index = JSON.parse(readFileSync(indexFile, 'utf8')) as { entries: Record<string, Entry> };
const all = Object.values(index.entries);
const stories = all.filter(({ type }) => type === 'story');
const internal = all.filter(
  ({ type, tags, importPath }) =>
    importPath.startsWith('./portal/') || (type === 'story' && !tags.includes('catalogue')),
);
for (const { title, name } of internal) console.log(`internal: ${title} · ${name}`);
console.log(
  `The catalogue: ${stories.length} stories, ${all.length - stories.length} pages, ${internal.length} internal`,
);

makeSearchable(index.entries, reference());
writeFileSync(indexFile, JSON.stringify(index));

const llms = readFileSync(join(folder, 'llms.txt'), 'utf8');
const named = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file);
const missing = named.filter((file) => !existsSync(join(folder, file)));
for (const file of missing) console.log(`llms.txt names ${file}, which is not there`);
const written = all.filter(
  ({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'),
);
const guideOf = (title: string) =>
  `llms/guides/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.md`;
const untold = written.filter(({ title }) => !named.includes(guideOf(title)));
for (const { title } of untold) console.log(`${title} is no page in Markdown`);

await build({ configFile: join(root, 'catalogue/front-door/vite.config.ts'), logLevel: 'warn' });
renameSync(join(folder, 'index.html'), join(folder, 'catalogue.html'));
cpSync(join(root, '.cache/front-door'), folder, { recursive: true });

const isGood = internal.length + missing.length + untold.length === 0;
process.exit(stories.length > 0 && named.length > 0 && isGood ? 0 : 1);
