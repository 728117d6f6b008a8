import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtCommand } from './built.fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'trunkline-package-'));
let chunks: Rolldown.OutputChunk[];
beforeAll(async () => {
  chunks = await builtCommand(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package of the command line', () => {
  test('has no React in it, and no component', () => {
    const modules = chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [id] : [],
      ),
    );
    expect(modules.length).toBeGreaterThan(100);
    const ofPages = /node_modules\/(react|react-dom|scheduler|swr|wouter|@radix-ui)\/|\.tsx$/;
    expect(modules.filter((id) => ofPages.test(id))).toEqual([]);
  });

  test('imports nothing but Node and itself', () => {
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const foreign = chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((id) => !(own.has(id) || builtinModules.includes(id.replace(/^node:/, ''))));
    expect(foreign).toEqual([]);
  });

  test('has the licences of the packages that are in it, and of no others', () => {
    const text = readFileSync(join(folder, 'third-party-notices.txt'), 'utf8');
    const named = [...text.matchAll(/^-{72}\n\n(\S+) \d/gm)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(['nodemailer', 'papaparse', 'valibot', 'yaml']));
    for (const name of ['react', 'swr', 'clsx', 'tailwind-merge', '@fontsource-variable/inter']) {
      expect(named).not.toContain(name);
    }
  });

  test('runs with nothing beside it', () => {
    const file = join(folder, 'slow.yaml');
    writeFileSync(
      file,
      'version: 1\naccount:\n  name: Acme\n  carriers:\n    - name: Backbone\n      sip_gateways:\n        - { address: 45.60.70.80, outbound: true }\n  routing:\n    name: Routes\n    default_carrier: Backbone\n    routes:\n      - { match: ^(1+)+$, carrier: Backbone }\n',
    );
    const args = [join(folder, 'trunkline.mjs'), 'check', file, '--offline', '--fail-on', 'error'];
    const run = () => execFileSync(process.execPath, args, { encoding: 'utf8', cwd: tmpdir() });
    // The check for slow expressions is a chunk that loads on demand.
    expect(run).toThrow(
      expect.objectContaining({ stdout: expect.stringContaining('[routes/slow]') }),
    );
  });
});
