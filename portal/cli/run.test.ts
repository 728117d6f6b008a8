import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSandbox } from '../sandbox/tests/client.ts';
import { type TestTerminal, testTerminal } from './terminal.fixtures.ts';

let terminal: TestTerminal;
let sandbox: TestSandbox;
beforeAll(async () => {
  terminal = await testTerminal();
  ({ sandbox } = terminal);
});
afterAll(() => terminal.close());
const trunkline: TestTerminal['trunkline'] = (...args) => terminal.trunkline(...args);
const written: TestTerminal['written'] = (...args) => terminal.written(...args);

const provider = ['--provider', 'Northwind Telecom'];

const account = (rest: string) => `version: 1\naccount:\n  name: Acme Support\n${rest}`;
const limits = account('  limits:\n    device: 9\n');

test('the version is that of the library and the console', async () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../ui/package.json', import.meta.url), 'utf8'),
  );
  expect(await trunkline(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
});

describe('the exit status', () => {
  test('of a plan and an apply', async () => {
    const file = written('limits.yaml', limits);
    expect((await trunkline(['plan', file, ...provider])).status).toBe(2);
    expect((await trunkline(['apply', file, ...provider, '--yes'])).status).toBe(0);
    expect((await trunkline(['plan', file, ...provider])).status).toBe(0);
    expect((await trunkline(['apply', file, ...provider, '--yes'])).status).toBe(0);
  });

  test('of a routing table that this log-in can’t write: nothing at all is written', async () => {
    const file = written(
      'routing.yaml',
      `${account('  limits:\n    device: 11\n')}  routing:\n    name: Ours\n`,
    );
    const planned = await trunkline(['plan', file], { as: 'sp-northwind' });
    expect(planned.status).toBe(2);
    expect(planned.out).toContain('! routing table');
    expect(planned.err).not.toContain('are left out');
    const before = sandbox.snapshot();
    const { status, err } = await trunkline(['apply', file, '--yes'], { as: 'sp-northwind' });
    expect([status, err]).toEqual([
      1,
      expect.stringContaining('Nothing was written. Use --only SECTIONS'),
    ]);
    expect(sandbox.snapshot()).toBe(before);
    const only = ['--only', 'limits', '--yes'];
    const rest = await trunkline(['apply', file, ...only], { as: 'sp-northwind' });
    expect([rest.status, rest.out]).toEqual([
      0,
      expect.stringContaining('1 done, 0 failed, 0 skipped.'),
    ]);
  });

  test('of a log-in that may only look', async () => {
    const file = written('limits.yaml', account('  limits:\n    device: 12\n'));
    const { status, err } = await trunkline(['apply', file, '--yes'], { as: 'acme-viewer' });
    const message = "This log-in is view-only and can't apply changes.\n";
    expect([status, err]).toEqual([1, message]);
  });

  test('of an account’s log-in with the file of another one, or of a provider', async () => {
    const foreign = written('foreign.yaml', limits.replace('Acme Support', 'Nobody'));
    expect((await trunkline(['plan', foreign], { as: 'acme-user' })).err).toBe(
      'This log-in is that of an account: it can’t create another one.\n',
    );
    const whole = written('provider.yaml', 'version: 1\nprovider:\n  name: Northwind Telecom\n');
    const { err } = await trunkline(['plan', whole], { as: 'acme-user' });
    expect(err).toBe('This log-in is that of an account: it can’t apply the file of a provider.\n');
  });

  test('of a domain that another account has', async () => {
    const [taken] = JSON.parse(
      JSON.stringify((await (await sandbox.as('admin')).get('/MicrosoftTeamsTenants')).json),
    ).filter((row: { account_sid: string }) => !row.account_sid.startsWith('a8b1'));
    const file = written(
      'tenant.yaml',
      account(`  teams_tenants:\n    - domain: ${taken.tenant_fqdn}\n`),
    );
    expect((await trunkline(['plan', file, ...provider])).status).toBe(2);
    const { status, out } = await trunkline(['apply', file, ...provider, '--yes']);
    expect([status, out]).toEqual([
      1,
      expect.stringContaining(`Another account has the domain ${taken.tenant_fqdn}.`),
    ]);
  });
});

describe('whom a plan reaches', () => {
  const routing = (carrier: string) =>
    account(
      `  routing:\n    name: Acme outbound\n    default_carrier: ${carrier}\n    routes: []\n`,
    );

  test('is told of past calls, with examples, and left out on request', async () => {
    const file = written('reach.yaml', routing('Skyline SIP'));
    const { status, out } = await trunkline(['plan', file, ...provider]);
    expect(status).toBe(2);
    const [, calls, moved] =
      /^Of (\S+) past calls, (\d+) would leave by another carrier\./m.exec(out) ?? [];
    expect(Number(calls)).toBeGreaterThan(0);
    expect(Number(moved)).toBeGreaterThan(0);
    expect(out.match(/^ {4}\S+ → \S+, outbound: .* → /gm)?.length).toBeLessThanOrEqual(3);
    const { out: json } = await trunkline(['plan', file, ...provider, '--json']);
    expect(JSON.parse(json).calls).toMatchObject({
      calls: Number(calls),
      carrier: { count: Number(moved) },
    });
    const without = await trunkline(['plan', file, ...provider, '--no-calls']);
    expect(without.out).not.toContain('past calls');
  });

  test('is told of calls in a file', async () => {
    const file = written('reach.yaml', routing('Skyline SIP'));
    const csv = written('calls.csv', 'direction,from,to\r\noutbound,15550100001,442079460123\r\n');
    const { out } = await trunkline(['plan', file, ...provider, '--calls', csv]);
    expect(out).toMatch(/^Of 1 past call, 1 would leave by another carrier\.$/m);
    const bad = written('bad.csv', 'a,b\r\n1,2\r\n');
    const refused = await trunkline(['plan', file, ...provider, '--calls', bad]);
    expect([refused.status, refused.err]).toEqual([
      1,
      `${bad} has no column direction, to: export calls in the console.\n`,
    ]);
  });
});
