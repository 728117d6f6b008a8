import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { entries } from '../build/library.ts';
import { buildApp } from './application.ts';

const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');

/** Builds an application without React and compares its script size with the README. */
async function sizeOf(name: string, code: string, what: string) {
  const { output } = await buildApp(name, code, {
    among: 'full',
    external: /^react(-dom)?(\/|$)/,
  });
  const chunks = output.filter((one) => one.type === 'chunk');
  // Workers are assets.
  const scripts = output.filter(({ fileName }) => fileName.endsWith('.js'));
  const bytes = scripts.reduce(
    (sum, one) => sum + gzipSync(one.type === 'chunk' ? one.code : one.source).length,
    0,
  );
  expect(readme).toContain(`| ${what} | ${Math.round(bytes / 1024)} KiB |`);
  return { chunks };
}

it('gets no more than a Button with a Button', async () => {
  const { chunks } = await sizeOf(
    'button',
    `import { Button } from '@trunkline/ui/primitives/button';
     globalThis.shown = <Button>Save</Button>;`,
    'a button',
  );
  expect(chunks).toHaveLength(1);
  const own = Object.keys(chunks[0]?.modules ?? {}).filter((id) => id.includes('@trunkline/ui/'));
  expect(own.length).toBeGreaterThan(0);
  for (const id of own) {
    expect(id).toMatch(
      /primitives\/((button|reason|tooltip)\/|form\/form-run\.)|\/use-single-run\./,
    );
  }
});

it('gets a form with gateways without any engine', async () => {
  const { chunks } = await sizeOf(
    'form',
    `import { Button } from '@trunkline/ui/primitives/button';
     import { Field } from '@trunkline/ui/primitives/field';
     import { Select } from '@trunkline/ui/primitives/select';
     import { TextInput } from '@trunkline/ui/primitives/text-input';
     import { FormSection } from '@trunkline/ui/patterns/form-section';
     import { SipGateways } from '@trunkline/ui/widgets/sip-gateways';
     globalThis.shown = [Button, Field, Select, TextInput, FormSection, SipGateways];`,
    'a form with SIP gateways',
  );
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  expect(modules.filter((id) => /stripe|codemirror|wavesurfer/.test(id))).toEqual([]);
});

it('keeps nothing of an import that is not used', async () => {
  const { output } = await buildApp(
    'unused',
    `import { SipGateways } from '@trunkline/ui/widgets/sip-gateways';
     import { Tabs } from '@trunkline/ui/primitives/tabs';
     globalThis.shown = 1;`,
  );
  const [chunk] = output.filter((one) => one.type === 'chunk');
  expect(gzipSync(chunk?.code ?? '').length).toBeLessThan(1024);
});

it('can have everything', async () => {
  const paths = Object.keys(entries).flatMap((entry) => /^(.+)\/index$/.exec(entry)?.[1] ?? []);
  const imports = paths.map((path, at) => `import * as e${at} from '@trunkline/ui/${path}';`);
  await sizeOf(
    'everything',
    `${imports.join('\n')}\nglobalThis.shown = [${paths.map((_, at) => `e${at}`)}];`,
    'everything, with all engines',
  );
});
