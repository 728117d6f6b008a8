import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { appOf, browser, buildApp, checkedRoutes, open, serve } from './application.ts';

const verbs = appOf(
  "import { VerbEditor } from '@trunkline/ui/widgets/verb-editor';",
  '<VerbEditor label="Verbs" value="[]" onChange={() => {}} />',
);
const card = appOf(
  "import { CardForm } from '@trunkline/ui/widgets/card-form';",
  '<CardForm loadEngine={async () => null} onComplete={() => {}} />',
);
const player = appOf(
  "import { RecordingPlayer } from '@trunkline/ui/widgets/recording-player';",
  '<RecordingPlayer audio={new Blob([])} peaks={{ channels: [new Float32Array(4)], duration: 1 }} onDownload={() => {}} />',
);

describe('an application without the optional packages', () => {
  const said: string[] = [];
  const openLean = async (name: string, code: string, look: (page: Page) => Promise<void>) => {
    const site = await serve((await buildApp(name, code)).folder);
    const page = await (await browser()).newPage();
    page.on('pageerror', ({ message }) => said.push(message));
    await page.goto(site.url);
    await look(page).finally(() => site.close());
    await page.context().close();
    return said.splice(0);
  };

  it('takes verbs as plain text, and says what is not installed', async () => {
    const errors = await openLean('verbs', verbs, async (page) => {
      await page.getByText("the editor couldn't be loaded").waitFor();
      expect(await page.getByRole('textbox', { name: 'Verbs' }).inputValue()).toBe('[]');
    });
    expect(errors.join()).toMatch(/Could not resolve "@?[\w/-]+" imported by "@trunkline\/ui"/);
  });

  it.each([
    ['a card', card, '@stripe/react-stripe-js'],
    ['a recording', player, 'wavesurfer.js'],
  ])('says what is not installed where %s is shown', async (name, code, missing) => {
    const errors = await openLean(name.replace('a ', ''), code, () =>
      expect.poll(() => said.join()).not.toBe(''),
    );
    expect(errors.join()).toContain(`Could not resolve "${missing}" imported by "@trunkline/ui"`);
  });

  it('checks routes, and says what it left out', async () => {
    await openLean('routes', checkedRoutes, (page) =>
      page.getByText('Not checked whether').waitFor(),
    );
  });
});

describe('an application with the optional packages', () => {
  it('checks all of its routes', async () => {
    await open(await buildApp('routes', checkedRoutes, { among: 'full' }), (page) =>
      page.getByText('can hold up the call engine').waitFor(),
    );
  });

  it('edits verbs', async () => {
    await open(await buildApp('verbs', verbs, { among: 'full' }), (page) =>
      page.locator('.cm-content').waitFor(),
    );
  });
});
