import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestTerminal, testTerminal } from '../terminal.fixtures.ts';
import { account, clean, failing, hook, passing, provider } from './checked.fixtures.ts';

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await testTerminal();
});
afterAll(() => terminal.close());

describe('a file by itself', () => {
  test('each finding has its line, its reason and what to do', async () => {
    const file = terminal.written('account.yaml', account);
    const { status, out } = await terminal.trunkline(['check', file, '--offline'], {
      API_BASE_URL: '',
    });
    expect(status).toBe(1);
    expect(out.split('\n').slice(0, 2)).toEqual([
      `${file}:20:7: warning: phone number 12125550101 of Checked: Neither the number nor its carrier has an application: calls to it are rejected. Choose an application. [numbers/unanswered]`,
      `${file}:26:9: error: routing table Routes of Checked: Route 1 (44) is found anywhere in a number, not only at its beginning. For example: 15085441234. Write ^44. [routes/middle]`,
    ]);
    expect(out).toContain('1 error, 1 warning');
  });

  test('a clean one ends with 0, and one that is no configuration says where', async () => {
    const file = terminal.written('clean.yaml', clean);
    expect(await terminal.trunkline(['check', file, '--offline'])).toEqual({
      status: 0,
      out: `${file}: 0 errors, 0 warnings\n`,
      err: '',
    });
    const wrong = terminal.written('wrong.yaml', clean.replace('default_carrier', 'carrier'));
    const { status, out } = await terminal.trunkline(['check', wrong, '--offline']);
    expect([status, out]).toEqual([1, expect.stringContaining(`${wrong}:22:5: error:`)]);
  });

  test('warnings fail unless errors alone are asked for', async () => {
    const text = clean.replace('      application: Reception\n', '');
    const file = terminal.written('warned.yaml', text);
    expect((await terminal.trunkline(['check', file, '--offline'])).status).toBe(1);
    const lenient = ['check', file, '--offline', '--fail-on', 'error'];
    expect((await terminal.trunkline(lenient)).status).toBe(0);
  });

  test('a failing test has the steps of the explanation, and can be left out', async () => {
    const file = terminal.written('failing.yaml', account + failing);
    const { status, out } = await terminal.trunkline(['check', file, '--offline']);
    expect(status).toBe(1);
    expect(out).toContain(
      `${file}:29:5: error: Call to 12125550199 by Checked: It leaves by Backbone. Expected: it never leaves.`,
    );
    expect(out).toContain('    The default route matches.\n');
    expect(out).toContain('0 of 1 test passed');
    const without = await terminal.trunkline(['check', file, '--offline', '--no-tests']);
    expect(without.out).not.toContain('tests/failed');
  });
});

describe('what calls are lost by', () => {
  const found = async (text: string) => {
    const file = terminal.written('found.yaml', text);
    const { out } = await terminal.trunkline(['check', file, '--offline', '--format', 'json']);
    return (JSON.parse(out).findings as Record<string, string>[]).map(
      ({ rule, severity, record, why }) => ({ rule, severity, record, why }),
    );
  };

  test('a number on two carriers that share a gateway', async () => {
    const second = `    - name: Overflow
      sip_gateways:
        - address: 45.60.70.80
          inbound: true
  numbers:
    - number: "12125550100"
      carrier: Overflow
      application: Reception
`;
    expect(await found(clean.replace('  numbers:\n', second))).toContainEqual({
      rule: 'inbound/conflict',
      severity: 'error',
      record: 'phone number 12125550100 of Checked',
      why: 'Calls from 45.60.70.80 to sip:12125550100@checked.example.com are rejected with 503: Multiple carriers with the same gateway are attempting to route the same number for this account.',
    });
  });

  test('a table without routes and without a default carrier', async () => {
    const empty =
      'version: 1\naccount:\n  name: Checked\n  routing:\n    name: Routes\n    routes: []\n';
    expect(await found(empty)).toEqual([
      {
        rule: 'routes/no-default',
        severity: 'error',
        record: 'routing table Routes of Checked',
        why: 'No route and no default carrier: calls go to a random carrier.',
      },
    ]);
  });

  test('speech that an application needs and nobody has', async () => {
    const speech = (own: string) => `version: 1
provider:
  name: Northwind
  speech: []
  accounts:
    - name: Checked
      applications:
        - name: Reception
${hook('call_hook').replaceAll('      ', '          ')}${hook('call_status_hook').replaceAll('      ', '          ')}      speech: ${own}
`;
    const missing = await found(speech('[]'));
    expect(missing.map(({ rule, record }) => [rule, record])).toEqual([
      ['speech/missing', 'application Reception of Checked'],
      ['speech/missing', 'application Reception of Checked'],
    ]);
    expect(missing[0]?.['why']).toBe('Its calls speak with Google, and there is no credential.');
    const half = '[{ vendor: google, use_for_stt: false, service_key: { secret: KEY } }]';
    expect((await found(speech(half))).map(({ why }) => why)).toEqual([
      'Its calls listen with Google, whose credential is off for that.',
    ]);
  });
});

describe('on the platform', () => {
  test('a finding has the address of its screen', async () => {
    const { status, out } = await terminal.trunkline(
      ['check', '--account', 'Acme Support', ...provider],
      {
        CONSOLE_URL: 'https://console.example.com/',
      },
    );
    expect(status).toBe(1);
    expect(out).toMatch(
      /^https:\/\/console\.example\.com\/internal\/least-cost-routing\/\S+\/edit: error: routing table Acme outbound of Acme Support: /,
    );
  });

  test('what a log-in can’t see is said, and is not clean', async () => {
    const { status, out } = await terminal.trunkline(['check', '--account', 'Acme Support'], {
      as: 'sp-northwind',
    });
    expect([status, out]).toEqual([
      2,
      expect.stringContaining(
        'not checked: Routing tables of accounts are left out: only the account itself and administrators can read them. Check with their log-in, or accept this with --skip-account-routing.',
      ),
    ]);
  });

  test('a provider’s log-in checks a file with its own routing, or skips that of accounts', async () => {
    const check = (...args: string[]) =>
      terminal.trunkline(['check', ...args, '--fail-on', 'error'], { as: 'sp-northwind' });
    const whole = terminal.written('whole.yaml', clean + passing.replace('never', 'Backbone'));
    // The provider has a table too.
    const checked = await check(whole);
    expect([checked.status, checked.out]).toEqual([1, expect.stringContaining('[routes/rivals]')]);
    expect(checked.out).not.toContain('not checked');
    const [own = ''] = clean.split('  routing:');
    const without = terminal.written('without.yaml', own);
    expect((await check(without)).status).toBe(2);
    expect((await check(without, '--skip-account-routing')).status).toBe(0);
    const tested = terminal.written('tested.yaml', own + passing);
    const { status, out } = await check(tested, '--skip-account-routing');
    expect([status, out]).toEqual([
      2,
      expect.stringContaining('not checked: Call to 12125550199 by Checked: undecided'),
    ]);
  });

  test('what the platform refuses to tell is said, and the rest is checked', async () => {
    await terminal.sandbox.app.request('/sandbox/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'GET', path: '^/SipGateways', status: 500, times: 1 }),
    });
    const { status, out } = await terminal.trunkline(['check', ...provider]);
    expect(status).toBe(2);
    expect(out).toMatch(/^not checked: Couldn't read the gateways of /m);
    expect(out).toContain('[routes/');
  });

  test.each([
    [['check', '--account', 'Nobody', ...provider], 'There is no account "Nobody".\n'],
    [['check', '--offline'], 'Name the file to check: --offline needs one.\n'],
    [
      ['check', '--format', 'pdf'],
      '--format must be one of text, json, junit, sarif, github, not "pdf".\n',
    ],
  ])('%j can’t be checked', async (args, err) => {
    expect(await terminal.trunkline(args)).toEqual({ status: 2, out: '', err });
  });
});

describe('before an apply', () => {
  /** Has no routing table that covers its accounts. */
  const quiet = ['--provider', 'Quiet Telecom'];
  beforeAll(async () => {
    await (await terminal.sandbox.as('admin')).post('/ServiceProviders', { name: 'Quiet Telecom' });
  });

  test('a failing test keeps everything from being written', async () => {
    const file = terminal.written('apply.yaml', clean + failing);
    const before = terminal.sandbox.snapshot();
    const { status, err } = await terminal.trunkline(['apply', file, ...quiet, '--yes']);
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(
        /Call to 12125550199 by Checked: it leaves by Backbone\. Expected: it never leaves\.\n {4}Route 1 .*\n(?: {4}.*\n)*Nothing was written\./,
      ),
    ]);
    expect(terminal.sandbox.snapshot()).toBe(before);
    const without = ['apply', file, ...quiet, '--yes', '--no-tests'];
    expect((await terminal.trunkline(without)).status).toBe(0);
  });

  test('passing tests let it pass, and an export over the file keeps them, by new names', async () => {
    const tests = passing.replace('leaves_by: never', 'leaves_by: Backbone');
    const file = terminal.written(
      'kept.yaml',
      clean.replace('name: Routes', 'name: Other') + tests,
    );
    const applied = await terminal.trunkline(['apply', file, ...quiet, '--yes']);
    expect([applied.err, applied.status]).toEqual(['', 0]);
    const admin = await terminal.sandbox.as('admin');
    const carriers = (await admin.get('/VoipCarriers')).json as Record<string, string>[];
    const own = carriers.find(({ name }) => name === 'Backbone');
    await admin.put(`/VoipCarriers/${own?.['voip_carrier_sid']}`, { name: 'Spine' });
    const exported = ['export', '--account', 'Checked', ...quiet, '-o', file];
    expect((await terminal.trunkline(exported)).status).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('leaves_by: Spine');
    expect(text).toContain('reaches: Reception');
    expect((await terminal.trunkline(['plan', file, ...quiet])).status).toBe(0);
    const { out } = await terminal.trunkline(['check', file, ...quiet]);
    expect(out).toContain('2 of 2 tests passed');
  });
});
