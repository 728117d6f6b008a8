import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { appOf, buildApp, visit, writeApp } from './application.ts';

const development = fileURLToPath(new URL('../dist/development', import.meta.url));

/** Fixed parts of the warnings, between names and values. */
const sentences = readdirSync(development)
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => readFileSync(join(development, file), 'utf8').split(/\$\{|\}|[`"]/))
  .filter((part) => /^[^={};]*( \S+){3}[^={};]*$/.test(part));

const dist = dirname(development);

/** Every entry that imports development checks. */
const checked = [
  ...new Set(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(primitives|patterns|widgets|labels)\/.*\.js$/.test(file))
      .filter((file) => readFileSync(join(dist, file), 'utf8').includes('/development/'))
      .map((file) => dirname(file)),
  ),
];

it('leaves no warning in what is built for production', async () => {
  expect(checked).toContain('patterns/save-bar');
  const imports = checked.map((path, at) => `import * as e${at} from '@trunkline/ui/${path}';`);
  const { output } = await buildApp(
    'no-warnings',
    `${imports.join('\n')}\nglobalThis.shown = [${checked.map((_, at) => `e${at}`)}];`,
    { among: 'full' },
  );
  const code = output.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([]);
  expect(code).not.toContain('@trunkline/ui: ');
});

it('warns where somebody works on an application', async () => {
  // The test run itself is in production mode.
  vi.stubEnv('NODE_ENV', 'development');
  onTestFinished(() => void vi.unstubAllEnvs());
  const app = writeApp(
    'warned',
    appOf(
      "import '@trunkline/ui/styles.css';\nimport { Button } from '@trunkline/ui/primitives/button';",
      '<Button variant="danger">Delete</Button>',
    ),
    'lean',
  );
  const server = await createServer({
    root: app,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  });
  await server.listen();
  try {
    await visit(server.resolvedUrls?.local[0] ?? '', async (page) => {
      const warned = page.waitForEvent('console', (said) => said.type() === 'warning');
      await page.reload();
      expect((await warned).text()).toContain("Button has no variant 'danger'");
    });
  } finally {
    await server.close();
  }
});
