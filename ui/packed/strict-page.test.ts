import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { stepPatience } from '../../scripts/lib/patience.ts';
import { appOf, type BuiltApp, browser, buildApp, serve } from './application.ts';

/*
 * The library under a strict content security policy, as the page "Install" states it, and where
 * Trusted Types are demanded.
 */

const page = appOf(
  `import '@trunkline/ui/styles.css';
   import { applyBrand } from '@trunkline/ui/tokens/theme';
   import { fernway } from '@trunkline/ui/tokens/brand';
   import { Button } from '@trunkline/ui/primitives/button';
   import { Dialog } from '@trunkline/ui/primitives/dialog';
   import { Select } from '@trunkline/ui/primitives/select';
   import { RecordingPlayer, readPeaks } from '@trunkline/ui/widgets/recording-player';
   import { RouteLinter } from '@trunkline/ui/widgets/route-linter';
   import { parseCapture } from '@trunkline/ui/engines/sip-capture';
   import { VerbEditor } from '@trunkline/ui/widgets/verb-editor';
   applyBrand(fernway);
   const seconds = (count) => { // of silence: mono, 8 bits, 8 kHz
     const view = new DataView(new ArrayBuffer(44 + 8000 * count));
     [0x52494646, 0, 0x57415645, 0x666d7420].forEach((word, at) => view.setUint32(at * 4, word));
     view.setUint32(4, 36 + 8000 * count, true);
     [16, 0x10001, 8000, 8000, 0x80001].forEach((word, at) => view.setUint32(16 + at * 4, word, true));
     view.setUint32(36, 0x64617461);
     view.setUint32(40, 8000 * count, true);
     new Uint8Array(view.buffer).fill(128, 44);
     return new Blob([view], { type: 'audio/wav' });
   };
   const audio = seconds(1);
   const peaks = { channels: [new Float32Array(200)], duration: 1 };
   const rows = { a: { text: '^44(\\\\d+)+#', carrierId: 'c', spareCarrierIds: [], description: '' } };
   const input = { defaultCarrierId: 'c', carriers: [], rivals: [], isActive: true, routes: { order: ['a'], rows } };
   const options = [{ value: 'one', label: 'One' }, { value: 'two', label: 'Two' }];
   const said = (promise) => promise.catch(({ message }) => message);
   globalThis.read = () => Promise.all([said(readPeaks(audio)), said(parseCapture(new ArrayBuffer(4)))]);`,
  `<main style={{ height: '300vh' }}>
     <Dialog title="Delete it?" trigger={<Button>Delete</Button>} footer={<Button>Confirm</Button>} />
     <Select aria-label="Region" options={options} />
     <VerbEditor label="Verbs" value="[]" onChange={() => {}} />
     <RecordingPlayer audio={audio} peaks={peaks} />
     <RouteLinter onFix={() => {}} input={input} />
   </main>`,
);

/** Vite inlines small files such as the symbol font: `font-src data:`. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self' data:; img-src 'self' data:; media-src blob:; base-uri 'none'";

let app: BuiltApp;

beforeAll(async () => {
  app = await buildApp('strict', page, { among: 'full' });
});

async function visit(headers: string, look: (page: Page, refused: string[]) => Promise<void>) {
  const site = await serve(app.folder, { 'Content-Security-Policy': headers });
  const page = await (await browser()).newPage({ viewport: { width: 1000, height: 700 } });
  page.setDefaultTimeout(stepPatience);
  const refused: string[] = [];
  await page.exposeFunction('refuse', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      (globalThis as unknown as { refuse: (directive: string) => void }).refuse(effectiveDirective);
    });
  });
  try {
    await page.goto(site.url);
    await look(page, refused);
  } finally {
    await page.context().close();
    site.close();
  }
}

it('works where no inline style may be', async () => {
  await visit(policy, async (page, refused) => {
    await page.getByText('can hold up the call engine').waitFor();
    await expect.poll(() => page.locator('.cm-editor').count()).toBe(1);
    const cursor = page.locator('[data-waveform] [part=cursor]');
    await expect
      .poll(() => cursor.evaluate((one) => getComputedStyle(one).position))
      .toBe('absolute');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').waitFor();
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
    expect(await overflow()).toBe('hidden');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await overflow()).toBe('visible');
    await page.getByRole('combobox', { name: 'Region' }).click();
    await page.getByRole('option', { name: 'Two' }).click();
    expect([...new Set(refused)]).toEqual(['style-src-elem']);
  });
});

it('stays a page where Trusted Types refuse workers and markup', async () => {
  await visit(`${policy}; require-trusted-types-for 'script'`, async (page) => {
    await page.getByText("This recording can't be played.").waitFor();
    await page.getByText("The check couldn't be loaded.").waitFor();
    await expect.poll(() => page.locator('.cm-editor').count()).toBe(1);
    const read = () => (globalThis as unknown as { read: () => Promise<string[]> }).read();
    expect(await page.evaluate(read)).toEqual([
      "This recording can't be read.",
      "This capture can't be read.",
    ]);
  });
});
