import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSandbox, testSandbox } from '../portal/sandbox/tests/client.ts';
import { wholeAccount } from '../portal/testing/configuration/whole-account.ts';
import { root, temporaryFolder, unpacked } from './project.ts';

const folder = temporaryFolder();
let command: string;
let sandbox: TestSandbox;
let server: ServerType;
let env: Record<string, string>;

beforeAll(async () => {
  mkdirSync(join(folder, 'packed'));
  command = unpacked(join(root, 'portal/dist/cli'), join(folder, 'packed'));
  sandbox = await testSandbox();
  server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  env = {
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
    API_USERNAME: 'admin',
    API_PASSWORD: sandbox.people.find(({ name }) => name === 'admin')?.password ?? '',
  };
});
afterAll(() => {
  server.close();
  sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the packed command as in a pipeline: without a terminal, and with no other environment variables. */
async function run(args: readonly string[], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(command, 'trunkline.mjs'), ...args], {
    cwd: folder,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    texts.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    texts.stderr += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, ...texts };
}

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

const secrets = Object.fromEntries(
  [...wholeAccount.matchAll(/secret: ([A-Z0-9_]+)/g)].map(([, name = '']) => [
    `TRUNKLINE_SECRET_${name}`,
    name.endsWith('SERVICE_KEY')
      ? '{"client_email":"a@example.com","private_key":"hidden words of it"}'
      : name.endsWith('URL')
        ? `https://hooks.example.com/in?token=hidden-${name}`
        : `hidden-${name}`,
  ]),
);

describe('the command line, packed and by itself', () => {
  it('plans, applies, and then has nothing to do', async () => {
    write('whole.yaml', wholeAccount);
    const planned = await run(['plan', 'whole.yaml', '--provider', 'Northwind Telecom']);
    expect(planned.stderr).toContain('TRUNKLINE_SECRET_ALICE_PASSWORD');
    expect(planned.status).toBe(2);
    expect(planned.stdout).toContain('+ account Whole');
    expect(planned.stdout).toContain('+ carrier Backbone');

    const args = ['whole.yaml', '--provider', 'Northwind Telecom'];
    const unasked = await run(['apply', ...args], secrets);
    expect([unasked.status, unasked.stderr]).toEqual([1, expect.stringContaining('--yes')]);
    const without = await run(['apply', ...args, '--yes']);
    expect([without.status, without.stderr]).toEqual([1, expect.stringMatching(/^Set TRUNKLINE/)]);

    const applied = await run(['apply', ...args, '--yes'], secrets);
    expect(applied.stderr).toBe('');
    expect(applied.status).toBe(0);
    const again = await run(['plan', ...args]);
    expect([again.status, again.stdout]).toEqual([0, expect.stringMatching(/^Nothing to do: /)]);

    const exported = await run([
      'export',
      '--provider',
      'Northwind Telecom',
      '--account',
      'Whole',
      '-o',
      'out.yaml',
    ]);
    expect(exported.status).toBe(0);
    const file = readFileSync(join(folder, 'out.yaml'), 'utf8');
    expect(file).toBe(wholeAccount);
    const all = [planned, unasked, without, applied, again, exported].map(
      ({ stdout, stderr }) => stdout + stderr,
    );
    expect([...all, file].join('\n')).not.toMatch(/hidden[ -]/);
  });

  it('tells programs what it would do', async () => {
    write('changed.yaml', wholeAccount.replace('tech_prefix: "00777"', 'tech_prefix: "00888"'));
    const { status, stdout } = await run([
      'plan',
      'changed.yaml',
      '--provider',
      'Northwind Telecom',
      '--json',
    ]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      create: 0,
      update: 1,
      delete: 0,
      records: [{ record: 'carrier Backbone', change: 'update', fields: ['tech_prefix'] }],
    });
  });

  it('deletes nothing unasked', async () => {
    write('fewer.yaml', wholeAccount.replace(/ {4}- username: bob\n(?: {6}.*\n)*/, ''));
    const args = ['fewer.yaml', '--provider', 'Northwind Telecom'];
    const kept = await run(['plan', ...args]);
    expect([kept.status, kept.stderr]).toEqual([
      0,
      'Kept 1 record missing from the file. Use --delete to delete what the file leaves out.\n',
    ]);
    expect((await run(['apply', ...args, '--yes', '--delete'])).stdout).toContain(
      'Done: SIP client bob',
    );
    expect((await run(['plan', ...args])).stdout).toMatch(/^Nothing to do/);
  });

  it.each([
    [['plan', 'none.yaml'], /^none\.yaml can't be read/],
    [['paln'], /Unknown command "paln"/],
    [['plan'], /^Name the file to plan/],
    [['export', '--only', 'numbers,carrots'], /Unknown section "carrots"/],
    [
      ['export', '--account', 'Nobody', '--provider', 'Northwind Telecom'],
      /There is no account "Nobody"/,
    ],
    [['export'], /^Choose a provider with --provider: /],
    [['plan', 'bad.yaml'], /^bad\.yaml:3:3 "nmae" is no member of account\. Did you mean "name"\?/],
  ])('%j is an error in a sentence', async (args, said) => {
    write('bad.yaml', 'version: 1\naccount:\n  nmae: x\n');
    const { status, stdout, stderr } = await run(args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(said);
    expect(stderr).not.toContain('    at ');
  });

  it('says what it needs', async () => {
    expect((await run(['export'], { API_BASE_URL: '' })).stderr).toMatch(/^Set API_BASE_URL/);
    expect((await run(['export'], { API_USERNAME: '' })).stderr).toMatch(/^Set API_TOKEN/);
    const wrong = await run(['export'], { API_PASSWORD: 'wrong' });
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The username or the password is wrong \(http:\S+\/login answered 403\)/,
      ),
    ]);
    const nowhere = await run(['export'], { API_BASE_URL: 'http://127.0.0.1:1/v1' });
    expect([nowhere.status, nowhere.stderr]).toEqual([
      1,
      'http://127.0.0.1:1/v1/login can’t be reached: no connection.\n',
    ]);
    expect((await run(['--help'])).status).toBe(0);
    expect((await run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
