import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type FullConfig, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts';

/*
 * Whether this browser draws text as the one that made the pictures does. A page of text in the
 * shipped fonts is drawn and compared: versions and names of systems would only be a guess.
 */

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sample = pathOf('screenshots/rasteriser.png');
const maker = pathOf('screenshots/browser.json');
const root = pathOf('../..');

/** Launch options of these tests. Only on Linux, fontconfig decides how text is drawn. */
export const launchOptions = {
  executablePath: chromiumPath(),
  args: chromiumArgs,
  env: {
    ...process.env,
    ...(process.env['PICTURES_FONTS'] !== 'system' && { FONTCONFIG_FILE: pathOf('fonts.conf') }),
  } as Record<string, string>,
};

const fonts = ['instrument-sans', 'inter', 'source-sans-3', 'jetbrains-mono'];

function samplePage(): string {
  const faces = fonts.map((font) => {
    const file = `${root}node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
    const data = readFileSync(file, 'base64');
    return `@font-face { font-family: "${font}"; font-weight: 400 700; src: url(data:font/woff2;base64,${data}); }`;
  });
  const lines = fonts.flatMap((font) =>
    [12, 14, 20].map(
      (size) =>
        `<p style="font: ${size === 20 ? 600 : 400} ${size}px '${font}'">Hamburgefonstiv 0123456789 +1 508 555 1003</p>`,
    ),
  );
  return `<!doctype html><style>${faces.join('')} body { margin: 8px; width: 560px } p { margin: 4px 0 }</style>${lines.join('')}`;
}

/** Ignores the compression of the file, which may differ. */
const pixels = (file: Buffer) => PNG.sync.read(file).data;

async function drawSample(page: Page): Promise<Buffer> {
  await page.setContent(samplePage());
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: true });
}

/** Sets `PICTURES` to how pictures are compared: `exactly` or `tolerantly`. */
export default async function setUp({ updateSnapshots }: FullConfig): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  const picture = await drawSample(
    await browser.newPage({ viewport: { width: 600, height: 400 } }),
  );
  const version = browser.version();
  await browser.close();
  if (updateSnapshots === 'all' && !existsSync(sample)) {
    writeFileSync(sample, picture);
    writeFileSync(maker, `${JSON.stringify({ browser: 'Chromium', version }, null, 2)}\n`);
  }
  const isSame = pixels(picture).equals(pixels(readFileSync(sample)));
  process.env['PICTURES'] = isSame ? 'exactly' : 'tolerantly';
  if (isSame) return;
  const made: unknown = JSON.parse(readFileSync(maker, 'utf8'));
  if (updateSnapshots === 'all') {
    throw new Error(
      `Pictures are made with ${JSON.stringify(made)}: this browser draws text otherwise.`,
    );
  }
  console.log(
    `note: Chromium ${version} draws text otherwise here than ${JSON.stringify(made)}, which made the pictures: they were compared tolerantly.`,
  );
}
