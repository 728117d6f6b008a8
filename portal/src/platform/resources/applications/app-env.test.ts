import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../client/calls/transport.ts';
import { lookUpAppSchema } from './app-env.ts';

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
        isObscured: true,
        required: true,
        default: undefined,
        enum: undefined,
        hint: undefined,
        resource: undefined,
      },
      LEVEL: {
        type: 'number',
        description: 'd',
        isObscured: false,
        required: false,
        default: undefined,
        enum: undefined,
        hint: undefined,
        resource: undefined,
      },
    });
  });

  it('keeps the order of the answer, types, defaults and choices', async () => {
    answer({
      ZETA: { type: 'number', description: 'd', required: true, default: 0, enum: [0, 1] },
      ALPHA: { type: 'boolean', description: 'd', default: false },
    });
    const schema = await lookUpAppSchema('https://x.example');
    expect(Object.keys(schema ?? {})).toEqual(['ZETA', 'ALPHA']);
    expect(schema?.['ZETA']).toMatchObject({ required: true, default: 0, enum: [0, 1] });
    expect(schema?.['ALPHA']).toMatchObject({ type: 'boolean', default: false });
  });

  it('reads the hints it knows, and carriers', async () => {
    const plain = { type: 'string', description: 'd' };
    answer({
      PROMPT: { ...plain, uiHint: 'textarea' },
      FILE: { ...plain, uiHint: 'filepicker' },
      ODD: { ...plain, uiHint: 'slider', jambonzResource: 'queues' },
      TRUNK: { ...plain, jambonzResource: 'carriers' },
    });
    await expect(lookUpAppSchema('https://x.example')).resolves.toMatchObject({
      PROMPT: { hint: 'textarea' },
      FILE: { hint: 'filepicker' },
      ODD: { hint: undefined, resource: undefined },
      TRUNK: { resource: 'carriers' },
    });
  });

  it('refuses variables of a type nobody knows', async () => {
    answer({ WHEN: { type: 'date', description: 'd' } });
    await expect(lookUpAppSchema('https://x.example')).rejects.toMatchObject({
      kind: 'Unexpected',
    });
  });
});
