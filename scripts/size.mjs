import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ensureBuilt, root } from './lib/prepare.mjs';

/**
 * JavaScript that each route needs before it can be used: gzip, in KiB, and the number of files.
 * That is the script in index.html, the console that it runs, the layout of internal routes, and the
 * screen, with everything they import.
 * Files are counted where they come in: public screens with the entry, the shell beyond the entry,
 * internal screens beyond the shell. What has no budget fails, and so does a budget of nothing.
 */
ensureBuilt();
const dist = `${root}portal/dist/public`;
/** @type {Record<string, {file: string, imports?: string[]}>} */
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
/** @type {{ files: Record<string, number> } & Record<string, number>} */
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

/** @param {import('node:zlib').InputType} text */
const kibOf = (text) => gzipSync(text, { level: 9 }).length / 1024;

/** @param {Iterable<string>} files */
const kib = (files) =>
  [...files].reduce((sum, file) => sum + kibOf(readFileSync(`${dist}/${file}`)), 0);

let passed = 0;
let failed = 0;

/** @param {string} size @param {boolean} isWithin @param {number | undefined} budget @param {string} unit @param {string} key */
function tell(size, isWithin, budget, unit, key) {
  if (isWithin) passed += 1;
  else failed += 1;
  const limit = String(budget ?? 'no budget').padStart(5);
  console.log(`${isWithin ? 'ok  ' : 'OVER'}  ${size.padStart(6)} of ${limit} ${unit}  ${key}`);
}

/** @param {string} key @param {number} count */
function checkCount(key, count) {
  const budget = budgets.files[key];
  tell(String(count), budget !== undefined && count <= budget, budget, 'files', key);
}

// A chunk group that takes a route's own file in leaves nothing here to count from.
if (!manifest[layout]) throw new Error(`${layout} is not in the manifest`);
const screens = Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx'));
const publicScreens = screens.filter(
  (key) => /\/(sign-in|registration)\//.test(key) && !key.includes('sip-realm'),
);
const html = readFileSync(`${dist}/index.html`, 'utf8');
const settings = [...html.matchAll(/<script src="\/([^"]+)"/g)].map(([, file = '']) => file);
const [, head = ''] = /<script integrity="[^"]+">(.*?)<\/script>/s.exec(html) ?? [];
const core = Object.keys(manifest).find((key) => /^_core-.*\.js$/.test(key)) ?? '';
const [start = ''] = /assets\/start-[\w-]{8}\.js/.exec(head) ?? [];
const entry = collect(core, new Set([...settings, start]));
if (!start || entry.size < 3) throw new Error('The page does not run the console');
const shell = collect(layout, new Set(entry));
/** @type {[string, number][]} */
const counts = [[layout, shell.size - entry.size]];
for (const key of screens.sort()) {
  const isPublic = publicScreens.includes(key);
  const before = isPublic ? entry : shell;
  const files = collect(key, new Set(before));
  const size = kibOf(head) + kib(files);
  const budget = budgets[key];
  tell(size.toFixed(1), budget !== undefined && size <= budget, budget, 'KiB', key);
  counts.push([key, isPublic ? files.size : files.size - shell.size]);
}
console.log('');
for (const [key, count] of counts) checkCount(key, count);

// The SIP library loads with a call: no screen needs it, nor the phone that stands there before the call.
const isSip = (/** @type {string} */ file) => /assets\/sip-[\w-]{8}\.js$/.test(file);
const sip = new Set(Object.values(manifest).flatMap(({ file }) => (isSip(file) ? [file] : [])));
const early = [...screens, 'src/shared/phone/phone-panel.tsx'].filter((key) =>
  [...collect(key, new Set(shell))].some(isSip),
);
tell(kib(sip).toFixed(1), sip.size === 1 && kib(sip) <= 55, 55, 'KiB', 'the SIP library');
tell(String(early.length), early.length === 0, 0, 'parts', `load it before a call ${early}`);

for (const key of [...Object.keys(budgets), ...Object.keys(budgets.files)]) {
  if (key === 'files' || manifest[key]) continue;
  failed += 1;
  console.log(`${key} has a budget and is not there`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && screens.length > 0 ? 0 : 1);
