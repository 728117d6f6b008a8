import { describe, it } from 'vitest';
import { stepPatience } from '../../scripts/lib/patience.ts';
import { appOf, browser, buildApp, checkedRoutes, open, serve } from './application.ts';
import { allEngines, expectStandIns } from './engines.ts';

const verbs = appOf(
  "import { VerbEditor } from '@trunkline/ui/widgets/verb-editor';",
  '<VerbEditor label="Verbs" value="[]" onChange={() => {}} />',
);
/** A second of silence. */
const player = appOf(
  `import { RecordingPlayer } from '@trunkline/ui/widgets/recording-player';
   const text = (letters) => [...letters].map((letter) => letter.charCodeAt(0));
   const number = (value) => [value & 255, value >> 8, 0, 0];
   const wav = new Uint8Array([...text('RIFF'), ...number(8036), ...text('WAVEfmt '), ...number(16),
     1, 0, 1, 0, ...number(8000), ...number(8000), 1, 0, 8, 0, ...text('data'), ...number(8000),
     ...new Array(8000).fill(128)]);`,
  '<RecordingPlayer audio={new Blob([wav])} peaks={{ channels: [new Float32Array(4)], duration: 1 }} />',
);

it('says what is missing in its place, in an application without the optional packages', async () => {
  const app = await buildApp(
    'lean-engines',
    `${allEngines}
     import { createRoot } from 'react-dom/client';
     createRoot(document.getElementById('root')).render(<Engines />);`,
  );
  const site = await serve(app.folder);
  const page = await (await browser()).newPage();
  page.setDefaultTimeout(stepPatience);
  await expectStandIns(page, site.url).finally(site.close);
  await page.context().close();
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

  it('plays recordings', async () => {
    await open(await buildApp('player', player, { among: 'full' }), (page) =>
      page.getByRole('button', { name: 'Play' }).click(),
    );
  });
});
