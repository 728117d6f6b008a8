import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiRequest } from './api-call.types.ts';
import { shellWord } from './curl.ts';
import { SecretName } from './hidden.model.ts';
import { cut, shownBody, shownPath, snippets } from './snippets.model.ts';

const baseUrl = 'https://api.example.com/v1';
const post = (body: unknown, rest: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'POST',
  baseUrl,
  path: '/Accounts',
  body,
  ...rest,
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  // Prints what a shell made of the line, an argument at a time.
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

const nasty = [
  `it's "quoted"`,
  'a\nb\r\nc\td',
  `$HOME \`id\` $(id) \${HOME} \\ \\\\ !history`,
  "'; rm -rf / #",
  'grüße 日本語 🎧 \u2028 \u202e',
  '@/etc/passwd',
  '-H evil',
  '*?[a]{b,c}~ & | ; < > ( )',
  '\\u0027 %27 \u0000',
  '\ud800',
];

describe('curl', () => {
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
      // Without it, curl would ask for each of a range.
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
});

type Sent = { url: string; options: Record<string, unknown> | undefined };

/** What the code sends, with these variables around it. */
async function sentBy(code: string, around: Record<string, unknown> = {}): Promise<Sent> {
  const sent: Sent[] = [];
  const printed: string[] = [];
  const wholeCode = `(async () => {\n${code.replace(/^import .*$/gm, '')}\n})()`;
  await runInNewContext(wholeCode, {
    encodeURIComponent,
    JSON,
    Error,
    console: { log: (text: string) => printed.push(text) },
    fetch: async (url: string, options?: Record<string, unknown>) => {
      sent.push({ url, options });
      return { ok: true, status: 200, text: async () => 'answer' };
    },
    ...around,
  });
  expect(sent).toHaveLength(1);
  return sent[0] ?? { url: '', options: undefined };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(['fetch', 'node'] as const)('%s', (kind) => {
  const sent = (request: ApiRequest, variables: Record<string, string> = {}) => {
    const around = kind === 'node' ? { process: { env: variables } } : variables;
    return sentBy(snippets(request)[kind], around);
  };

  it('reads a list', async () => {
    const { url, options } = await sent({ method: 'GET', baseUrl, path: '/A' }, { TOKEN: 't' });
    expect(url).toBe(`${baseUrl}/A`);
    expect(plain(options)).toEqual({ headers: { Authorization: 'Bearer t' } });
  });

  it('needs nothing where nothing is needed', async () => {
    const got = await sent({ method: 'GET', baseUrl, path: '/A', hasToken: false });
    expect(got.options).toBeUndefined();
  });

  it.each(nasty)('sends %j as it is', async (text) => {
    const body = { [text]: [text, { deep: text }], empty: {}, none: [], nil: null };
    const path = `/Accounts/${text}`;
    const { url, options } = await sent(post(body, { path }), { TOKEN: 't' });
    expect(url).toBe(`${baseUrl}${path}`);
    expect(options?.['method']).toBe('POST');
    expect(plain(options?.['headers'])).toEqual({
      Authorization: 'Bearer t',
      'Content-Type': 'application/json',
    });
    expect(JSON.parse(String(options?.['body']))).toEqual(body);
  });

  it('takes secrets from variables, literally', async () => {
    const request = post(
      { password: 'hidden1', rows: [{ password: 'hidden2' }], pin: 12, url: `\`\${x}"hidden4\\` },
      {
        // What a template would take for code stays as it is.
        path: `/\`\${x}\\?api_key=hidden3&x=$`,
        secrets: {
          query: ['api_key'],
          body: [
            { path: ['password'] },
            { path: ['rows', 0, 'password'] },
            { path: ['pin'] },
            { path: ['url'], range: [6, 13] },
          ],
        },
      },
    );
    expect(snippets(request)[kind]).not.toContain('hidden');
    const { url, options } = await sent(request, {
      TOKEN: 't',
      API_KEY: 'a&b',
      PASSWORD: `'"\\`,
      ROWS_0_PASSWORD: 'r',
      PIN: '34',
      URL_SECRET: '"u',
    });
    expect(url).toBe(`${baseUrl}/\`\${x}\\?api_key=a%26b&x=$`);
    expect(JSON.parse(String(options?.['body']))).toEqual({
      password: `'"\\`,
      rows: [{ password: 'r' }],
      pin: 34,
      url: `\`\${x}""u\\`,
    });
  });

  it('sends nothing where a variable is empty', async () => {
    const request: ApiRequest = { method: 'GET', baseUrl, path: '/A' };
    await expect(sent(request, { TOKEN: '' })).rejects.toThrow(/^Set TOKEN.*\.$/);
  });

  it('sends a member that would set a prototype', async () => {
    const { options } = await sent(post(JSON.parse('{"__proto__":{"a":1}}')), { TOKEN: 't' });
    expect(options?.['body']).toBe('{"__proto__":{"a":1}}');
  });
});

it('sends forms from a page and from Node', async () => {
  const request: ApiRequest = {
    method: 'POST',
    baseUrl,
    path: '/Clone',
    hasToken: false,
    form: [
      { name: 'name', value: 'a' },
      { name: 'file', fileName: 'voice.wav' },
    ],
  };
  const code = snippets(request);
  expect(code.node).toContain(`import { openAsBlob } from 'node:fs';`);
  const file = { size: 1 };
  class Form {
    static readonly appended: unknown[][] = [];
    append(...given: unknown[]) {
      Form.appended.push(given);
    }
  }
  await sentBy(code.fetch, {
    FormData: Form,
    document: { querySelector: () => ({ files: [file] }) },
  });
  await sentBy(code.node, { FormData: Form, openAsBlob: async () => file });
  const once = [
    ['name', 'a'],
    ['file', file, 'voice.wav'],
  ];
  expect(Form.appended).toEqual([...once, ...once]);
});

it('shows paths, bodies and answers without secrets', () => {
  const query = ['token'];
  expect(shownPath({ method: 'GET', baseUrl, path: '/A?token=abc', secrets: { query } })).toBe(
    '/A?token=$TOKEN_2',
  );
  expect(shownBody({ token: 'abc' }, [{ path: ['token'] }])).toBe('{\n  "token": "$TOKEN_2"\n}');
  expect(shownBody('<html>')).toBe('<html>');
  expect(shownBody('a "secret"', [{ path: [], range: [3, 9] }])).toBe('a "$SECRET"');
});

it('cuts what is too long to draw', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'a').join('\n');
  expect(cut(lines(500))).toEqual({ text: lines(500), more: 0 });
  expect(cut(lines(503))).toEqual({ text: lines(500), more: 3 });
});
