import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shellWord } from './curl.ts';
import { SecretName } from './hidden.model.ts';
import { baseUrl, nasty, post } from './snippets.fixtures.ts';
import { snippets } from './snippets.model.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  // Prints the arguments that the shell passes, each followed by a NUL.
  writeFileSync(join(folder, 'curl'), '#!/bin/bash\nprintf "%s\\0" "$@"\n');
  chmodSync(join(folder, 'curl'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The arguments that curl gets from a shell. */
function argumentsOf(line: string, env: Record<string, string> = {}): string[] {
  const path = `${folder}:${process.env['PATH']}`;
  const out = execFileSync('bash', ['--norc', '-c', line], {
    env: { PATH: path, LC_ALL: 'C.UTF-8', ...env },
    encoding: 'utf8',
  });
  return out.split('\0').slice(0, -1);
}

it('reads a list', () =>
  expect(snippets({ method: 'GET', baseUrl, path: '/Accounts' }).curl).toBe(
    `curl '${baseUrl}/Accounts' \\\n  -H "Authorization: Bearer \${TOKEN:?}"`,
  ));

it('names the method wherever curl would take another', () => {
  const line = (method: string, body?: unknown) =>
    snippets({ method, baseUrl, path: '/A', hasToken: false, body }).curl.split('\n')[0];
  expect(line('DELETE')).toBe(`curl -X DELETE '${baseUrl}/A'`);
  expect(line('GET', {})).toBe(`curl -X GET '${baseUrl}/A' \\`);
});

it('is written in lines', () =>
  expect(snippets(post({ name: 'Acme' })).curl).toBe(
    [
      `curl -X POST '${baseUrl}/Accounts' \\`,
      `  -H "Authorization: Bearer \${TOKEN:?}" \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  --data-raw '{`,
      `  "name": "Acme"`,
      `}'`,
    ].join('\n'),
  ));

it.each(nasty)('hands over %j in a body as it is', (text) => {
  const body = { [text]: [text] };
  const got = argumentsOf(snippets(post(body)).curl, { TOKEN: 't' });
  expect(got.slice(0, -1)).toEqual([
    '-X',
    'POST',
    `${baseUrl}/Accounts`,
    '-H',
    'Authorization: Bearer t',
    '-H',
    'Content-Type: application/json',
    '--data-raw',
  ]);
  expect(JSON.parse(got.at(-1) ?? '')).toEqual(body);
});

it.each(nasty.filter((text) => !/[\0\ud800]/u.test(text)))(
  'hands over %j in a path as it is',
  (text) => {
    const path = `/Accounts/${text}?filter=${text}`;
    const { curl } = snippets({ method: 'GET', baseUrl, path, hasToken: false });
    // Without it, curl would expand the range into several requests.
    const globs = /[[\]{}]/.test(text) ? ['--globoff'] : [];
    expect(argumentsOf(curl)).toEqual([...globs, `${baseUrl}${path}`]);
  },
);

it('escapes secrets of a body, and leaves those of a query to curl', () => {
  const request = post(
    { name: 'alice', pin: 1234, auth: { password: 'hidden' } },
    {
      path: '/Clients?api_key=hidden&x=1',
      secrets: { query: ['api_key'], body: [{ path: ['pin'] }, { path: ['auth', 'password'] }] },
    },
  );
  const { curl } = snippets(request);
  expect(curl).toMatch(/^json\(\) \{\n/);
  expect(curl.split('\n').slice(-12)).toEqual([
    `auth_password_json=$(json "\${AUTH_PASSWORD:?}") &&`,
    `curl -X POST '${baseUrl}/Clients?x=1' \\`,
    `  --url-query 'api_key='"\${API_KEY:?}" \\`,
    `  -H "Authorization: Bearer \${TOKEN:?}" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  --data-raw '{`,
    `  "name": "alice",`,
    `  "pin": '"\${PIN:?}"',`,
    `  "auth": {`,
    `    "password": "'"$auth_password_json"'"`,
    `  }`,
    `}'`,
  ]);
});

it('sends the secret of a read without a body', () => {
  const path = '/Clients?api_key=hidden';
  const secrets = { query: ['api_key'] };
  expect(snippets({ method: 'GET', baseUrl, path, hasToken: false, secrets }).curl).toBe(
    `curl --get '${baseUrl}/Clients' \\\n  --data-urlencode 'api_key='"\${API_KEY:?}"`,
  );
});

it('sends forms', () => {
  const { curl } = snippets({
    method: 'POST',
    baseUrl,
    path: '/Clone',
    secrets: { form: ['pin'] },
    form: [
      { name: 'name', value: "@it's" },
      { name: 'pin', value: '1234' },
      { name: 'file', fileName: 'my "voice".wav' },
    ],
  });
  expect(argumentsOf(curl, { TOKEN: 't', PIN: 'p' }).slice(5)).toEqual([
    '--form-string',
    "name=@it's",
    '--form-string',
    'pin=p',
    '-F',
    'file=@"my \\"voice\\".wav"',
  ]);
});

it('writes a word for nothing', () => {
  expect(shellWord([])).toBe("''");
  expect(shellWord([''])).toBe("''");
  expect(shellWord([new SecretName('A')])).toBe(`"\${A:?}"`);
});
