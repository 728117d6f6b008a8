import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

test('the command line is one file without React', async () => {
  const built = await build({
    configFile: fileURLToPath(new URL('../vite.cli.config.ts', import.meta.url)),
    logLevel: 'silent',
    build: { write: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  expect(output.map(({ fileName }) => fileName)).toEqual(['trunkline.mjs']);
  const [{ code }] = output;
  expect(code).toContain('node_modules/nodemailer/');
  expect(code).not.toMatch(/node_modules\/(react|react-dom|swr|wouter)\/|react\.transitional/);
});
