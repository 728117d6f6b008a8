import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookUpAppSchema } from './app-env.ts';
import { connect } from './transport.ts';

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status })),
  );

beforeEach(() => {
  connect({
    baseUrl: 'https://api.example.com/v1',
    getToken: () => 'token',
    onUnauthorized: () => undefined,
    onUnreachable: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('lookUpAppSchema', () => {
  it('reads 204 as an application that describes nothing', async () => {
    answer(null, 204);
    await expect(lookUpAppSchema('https://x.example')).resolves.toBeNull();
  });

  it('takes what the platform passes unchecked for what it is meant to be, or leaves it', async () => {
    answer({
      TOKEN: { type: 'string', description: 'd', obscure: 1, required: 'yes', default: null },
      LEVEL: { type: 'number', description: 'd', enum: [1, { a: 1 }], uiHint: 3, other: [] },
    });
    await expect(lookUpAppSchema('https://x.example')).resolves.toEqual({
      TOKEN: {
        type: 'string',
        description: 'd',
        obscure: true,
        required: true,
        default: undefined,
      },
      LEVEL: {
        type: 'number',
        description: 'd',
        obscure: false,
        required: false,
        enum: undefined,
        uiHint: undefined,
      },
    });
  });

  it('refuses variables of a type nobody knows', async () => {
    answer({ WHEN: { type: 'date', description: 'd' } });
    await expect(lookUpAppSchema('https://x.example')).rejects.toMatchObject({
      kind: 'Unexpected',
    });
  });
});
