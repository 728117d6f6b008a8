import type { Page } from 'playwright';
import { expect } from 'vitest';

/** All widgets with an optional package, in German; the types of `<Labels>` cover the rest. */
export const allEngines = `
  import { Labels } from '@trunkline/ui/labels';
  import { de } from '@trunkline/ui/labels/de';
  import { CardForm, createStandInEngine } from '@trunkline/ui/widgets/card-form';
  import { RecordingPlayer } from '@trunkline/ui/widgets/recording-player';
  import { RouteLinter } from '@trunkline/ui/widgets/route-linter';
  import { VerbEditor } from '@trunkline/ui/widgets/verb-editor';
  import { createElement as part } from 'react';
  const nothing = () => {};
  const audio = new Blob([]);
  const peaks = { channels: [new Float32Array(4)], duration: 1 };
  const loadEngine = async () => createStandInEngine(async () => {});
  const rows = { a: { text: '^44(\\\\d+)+#', carrierId: 'c', spareCarrierIds: [], description: '' } };
  const input = { defaultCarrierId: 'c', carriers: [], rivals: [], isActive: true, routes: { order: ['a'], rows } };
  export const Engines = () =>
    part(Labels, { value: de, locale: 'de' },
      part(VerbEditor, { label: 'Verbs', value: '[]', onChange: nothing }),
      part(RecordingPlayer, { audio, peaks, onDownload: nothing }),
      part(CardForm, { loadEngine, onComplete: nothing }),
      part(RouteLinter, { onFix: nothing, input }));`;

/** Opens a page with `Engines` in an application without the optional packages. */
export async function expectStandIns(page: Page, url: string): Promise<void> {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(url);
  await page.getByText('Nur Text: Der Editor konnte nicht geladen werden.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Verbs' }).inputValue()).toBe('[]');
  await page.getByText('Der Player konnte nicht geladen werden.').waitFor();
  await page.getByRole('button', { name: 'Aufzeichnung herunterladen' }).waitFor();
  await page.getByRole('textbox', { name: 'Card number' }).waitFor();
  await page.getByText('kann den Anrufdienst aufhalten').waitFor();
  expect(said.sort()).toEqual([
    'The recording player needs wavesurfer.js',
    'The verb editor needs CodeMirror',
  ]);
}
