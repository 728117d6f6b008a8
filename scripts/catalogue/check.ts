import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts';
import { ensureRun, root } from '../lib/prepare.mjs';
import { serveFolder } from '../lib/serve-folder.ts';
import { openPages } from './pages.ts';

// Checks pages of the built public catalogue: no axe finding, a silent console, no call to another
// origin, and links on the front page that lead somewhere. Component pages are alike, and their
// stories have separate tests: one in twelve is checked, with --all every one.

type Entry = { id: string; type: string; importPath: string };

const oneIn = 12;

const folder = join(root, 'storybook-static');
ensureRun('build:storybook', 'storybook-static/index.json');
const began = Date.now();
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const docs = Object.values(index.entries).filter(({ type }) => type === 'docs');
const isMade = ({ importPath }: Entry) => !importPath.endsWith('.mdx');
const made = docs.filter(isMade);
const isAll = process.argv.includes('--all');
const pages = [
  ...docs.filter((page) => !isMade(page)),
  ...made.filter((_, position) => isAll || position % oneIn === 0),
].map(({ id }) => id);
const only = process.argv.slice(2).find((one) => !one.startsWith('--'));
const left = only ? pages.filter((id) => id.includes(only)) : [...pages];
const count = left.length;

const { url, stop } = await serveFolder(folder);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
let findings = 0;
try {
  const next = () => left.shift();
  const tell = (where: string, what: string) => {
    findings += 1;
    console.log(`${where}: ${what}`);
  };
  await Promise.all([openPages(browser, url, next, tell), openPages(browser, url, next, tell)]);
  const front = await browser.newPage();
  await front.goto(url);
  const links = front.locator('a[href*="path="]');
  await links.first().waitFor();
  for (const link of await links.all()) {
    const id = /path=\/\w+\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    if (!index.entries[id]) tell('front door', `leads to "${id}", which is not there`);
  }
} finally {
  await browser.close();
  stop();
}
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`${count} pages in ${seconds} s, ${findings} findings`);
process.exit(findings === 0 && count > 0 ? 0 : 1);
