import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiRequest, ApiSecret } from './api-call.types.ts';
import { prepare } from './prepared.ts';
import { snippets } from './snippets.model.ts';

type Arrived = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };

const arrived: Arrived[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = '', url = '', headers } = request;
  const body = Buffer.concat(chunks).toString();
  arrived.push({ method, url: new URL(url, 'http://127.0.0.1'), headers, body });
  response.end('answered');
});

let baseUrl = '';
let folder = '';

type Ran = { code: number; out: string; errors: string };

/** Runs a program with only these variables and the path. */
const run = (program: string, args: readonly string[], variables: Record<string, string> = {}) =>
  new Promise<Ran>((resolve) => {
    const env = { PATH: process.env['PATH'], ...variables };
    const child = execFile(program, args, { env, cwd: folder }, (error, out, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, errors }),
    );
    child.stdin?.end();
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snippets-run-'));
  const { out } = await run('curl', ['--version']);
  if (!out.startsWith('curl ')) throw new Error('curl is not installed: these tests run it.');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  arrived.length = 0;
});

const inNode = (code: string, variables: Record<string, string>) =>
  run('node', ['--input-type=module', '-e', code], variables);

/** Unlike a script, an interactive shell reads on after a failed line. */
async function inTerminal(code: string, variables: Record<string, string>) {
  const file = join(folder, `pasted-${crypto.randomUUID()}`);
  writeFileSync(file, `${code}\n`);
  // Without --norc the outer shell reads ~/.bashrc too: it mistakes its pipe for a network
  // connection.
  return run('bash', ['--norc', '-c', 'bash --norc --noediting -i <"$0"', file], variables);
}

/** A page has no environment: the variables are declared ahead of the code. */
const inPage = (code: string, variables: Record<string, string>) => {
  const lines = Object.keys(variables).map((name) => `const ${name} = process.env.${name};`);
  return inNode([...lines, code, 'console.log(await response.text());'].join('\n'), variables);
};

const ways = {
  bash: ({ curl }, variables) =>
    run('bash', ['--norc', '-c', curl], { LC_ALL: 'C.UTF-8', ...variables }),
  sh: ({ curl }, variables) => run('sh', ['-c', curl], { LC_ALL: 'C', ...variables }),
  'a terminal': ({ curl }, variables) => inTerminal(curl, variables),
  Node: ({ node }, variables) => inNode(node, variables),
  'a page': ({ fetch }, variables) => inPage(fetch, variables),
} satisfies Record<
  string,
  (code: ReturnType<typeof snippets>, variables: Record<string, string>) => Promise<Ran>
>;

/** The request that arrives; there must be exactly one. */
async function sentBy(
  way: keyof typeof ways,
  request: ApiRequest,
  variables: Record<string, string>,
): Promise<Arrived> {
  arrived.length = 0;
  const { code, out, errors } = await ways[way](snippets(request), { TOKEN: 't', ...variables });
  expect({ code, errors: code === 0 ? '' : errors }).toEqual({ code: 0, errors: '' });
  expect(out).toContain('answered');
  expect(arrived).toHaveLength(1);
  const [only] = arrived;
  if (!only) throw new Error('Nothing arrived.');
  return only;
}

const queryOf = ({ url }: Pick<Arrived, 'url'>) => [...url.searchParams].sort();

/** Passwords as people choose and paste them. */
const nasty = [
  `p"a\\ss'w$o\`rd\nline`,
  'ends with lines\n\n',
  '\n',
  ' ',
  '\\',
  '\\n\\u0041\\',
  '"',
  "'",
  '&\\&',
  'a&b=c#d%20+e/?',
  `$(touch here) \`id\` \${HOME} !!`,
  '@/etc/passwd',
  '-d',
  'PEM\r\n\tend',
  Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).join(''),
  'grüße 日本語 🎧 \u2028 \u007f',
  'x'.repeat(2000),
  '0',
  'null',
];

/** The texts appear as query parameters, as members of the body, and inside URLs in it. */
type Secrets = { texts: readonly string[]; number: number; json: unknown };

const hook = (text: string) => `https://${text}@hooks.example/`;

const requestOf = ({ texts, number, json }: Secrets, plain: string): ApiRequest => ({
  method: 'PUT',
  baseUrl,
  path: `/Clients/1?${new URLSearchParams([
    ...texts.map((text): [string, string] => ['key', text]),
    ['plain', plain],
  ])}`,
  body: { texts, plain, inner: { pin: number, hooks: texts.map(hook) }, service_key: json },
  secrets: {
    query: ['key'],
    body: [
      { path: ['inner', 'pin'] },
      { path: ['service_key'] },
      ...texts.map((_, index) => ({ path: ['texts', index] })),
      ...texts.map((text, index): ApiSecret => {
        return { path: ['inner', 'hooks', index], range: [8, 8 + text.length] };
      }),
    ],
  },
});

const variablesOf = ({ texts, number, json }: Secrets): Record<string, string> => ({
  TOKEN: 't',
  INNER_PIN: JSON.stringify(number),
  SERVICE_KEY: JSON.stringify(json),
  ...Object.fromEntries(
    texts.flatMap((text, index) => [
      [index === 0 ? 'KEY' : `KEY_${index + 1}`, text],
      [`TEXTS_${index}`, text],
      [`INNER_HOOKS_${index}_SECRET`, text],
    ]),
  ),
});

/** Texts that an environment can hold. */
const secretText = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((text) => !text.includes('\0'));
const anySecrets: fc.Arbitrary<Secrets> = fc.record({
  texts: fc.array(secretText, { minLength: 1, maxLength: 3 }),
  number: fc.oneof(
    fc.integer(),
    // JSON has no -0.
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
  ),
  json: fc.array(secretText),
});

const waysToSend = Object.keys(ways) as (keyof typeof ways)[];

describe.each(waysToSend)('%s', (way) => {
  async function expectSame(secrets: Secrets, plain: string) {
    const request = requestOf(secrets, plain);
    const { method, url, headers, body } = await sentBy(way, request, variablesOf(secrets));
    expect(method).toBe('PUT');
    expect(url.pathname).toBe('/v1/Clients/1');
    expect(queryOf({ url })).toEqual(queryOf({ url: new URL(`${baseUrl}${request.path}`) }));
    expect(headers.authorization).toBe('Bearer t');
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual(request.body);
  }

  it('sends secrets as they are', () =>
    expectSame({ texts: nasty, number: 1234, json: { key: nasty } }, 'greeting'));

  it('sends any secrets, and what is none', () =>
    fc.assert(fc.asyncProperty(anySecrets, secretText, expectSame), {
      numRuns: way === 'bash' || way === 'sh' ? 15 : 6,
    }));

  it.each(['unset', 'empty'])('sends nothing where a variable is %s', async (state) => {
    const secrets = { texts: ['hidden'], number: 1, json: {} };
    const request = requestOf(secrets, 'greeting');
    const variables = variablesOf(secrets);
    expect([...prepare(request).names].sort()).toEqual(Object.keys(variables).sort());
    const runs = Object.keys(variables).map(async (name) => {
      const { [name]: _, ...others } = variables;
      const given = state === 'unset' ? others : { ...others, [name]: '' };
      const { code, errors } = await ways[way](snippets(request), given);
      expect(code).not.toBe(0);
      expect(errors).toContain(name);
      expect(errors).not.toContain('hidden');
    });
    await Promise.all(runs);
    expect(arrived).toEqual([]);
  });

  it('sends the token of a header as it is', async () => {
    const token = `a"b'c\\d$e\`f$(id) %20!`;
    const { headers } = await sentBy(way, { method: 'GET', baseUrl, path: '/A' }, { TOKEN: token });
    expect(headers.authorization).toBe(`Bearer ${token}`);
  });

  it.each(['GET', 'DELETE'])('sends a secret in the query of a %s', async (method) => {
    const key = 'a&b=c#d%20+e "f"\ng';
    const request = {
      ...{ method, baseUrl, path: `/A?page=1&key=${encodeURIComponent(key)}` },
      secrets: { query: ['key'] },
    };
    const { url, body, ...got } = await sentBy(way, request, { KEY: key });
    expect(got.method).toBe(method);
    expect(queryOf({ url })).toEqual([
      ['key', key],
      ['page', '1'],
    ]);
    expect(body).toBe('');
  });
});

describe.each(['bash', 'sh', 'Node'] as const)('%s', (way) => {
  it('sends a form with its file', async () => {
    writeFileSync(join(folder, 'voice.txt'), 'a voice');
    const secret = `@"p'$(id)\\;type=x`;
    const { headers, body } = await sentBy(
      way,
      {
        ...{ method: 'POST', baseUrl, path: '/Clone', secrets: { form: ['pin'] } },
        form: [
          { name: 'pin', value: secret },
          { name: 'file', fileName: 'voice.txt' },
        ],
      },
      { PIN: secret },
    );
    const form = await new Response(body, {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    expect(form.get('pin')).toBe(secret);
    const file = form.get('file');
    expect(file instanceof File && [file.name, await file.text()]).toEqual([
      'voice.txt',
      'a voice',
    ]);
  });
});
