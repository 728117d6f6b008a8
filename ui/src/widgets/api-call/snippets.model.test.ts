import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { ApiRequest } from './api-call.types.ts';
import { baseUrl, nasty, post } from './snippets.fixtures.ts';
import { cut, shownBody, shownPath, snippets } from './snippets.model.ts';

type Sent = { url: string; options: Record<string, unknown> | undefined };

/** The request that the code sends, run with these variables. */
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
        // Text that looks like template syntax stays literal.
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
