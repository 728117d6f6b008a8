import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from './lib/prepare.mjs';

/**
 * JavaScript that each route needs before it can be used, gzip, in KiB: the entry, the layout of
 * internal routes, and the screen, with everything they import. A screen without a budget fails.
 */
const dist = `${root}portal/dist/public`;
/** @type {Record<string, {file: string, imports?: string[]}>} */
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
/** @type {Record<string, number>} */
const budgets = JSON.parse(readFileSync(`${root}scripts/size-budgets.json`, 'utf8'));
const layout = 'src/shell/internal-layout.tsx';

/** @param {string} key @param {Set<string>} files */
function collect(key, files) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  if (chunk.file.endsWith('.js')) files.add(chunk.file);
  for (const one of chunk.imports ?? []) collect(one, files);
  return files;
}

/** @param {Iterable<string>} files */
const kib = (files) =>
  [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length,
    0,
  ) / 1024;

const screens = Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx'));
const publicScreens = screens.filter((key) => key.includes('/sign-in/'));
let failures = 0;
for (const key of screens.sort()) {
  const files = collect('index.html', new Set());
  if (!publicScreens.includes(key)) collect(layout, files);
  collect(key, files);
  // The two scripts of index.html that are no modules.
  const size = kib([...files, 'scheme.js', 'config.js']);
  const budget = budgets[key];
  const isOver = budget === undefined || size > budget;
  if (isOver) failures += 1;
  console.log(
    `${isOver ? 'OVER' : 'ok  '}  ${size.toFixed(1).padStart(6)} of ${String(budget ?? 'no budget').padStart(5)} KiB  ${key}`,
  );
}
console.log(`${screens.length - failures} passed, ${failures} failed`);
process.exit(failures === 0 && screens.length > 0 ? 0 : 1);
