import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import { kinds } from './kinds.ts';
import { changeCalls, createCalls, type SavedRecord } from './record.ts';

type Row = { client_sid: string; username: string };
type Values = { name: string };

const post = { method: 'POST', path: 'Rows' } as const;

function described() {
  const sent: unknown[] = [];
  const record: SavedRecord<Values, Row> = {
    kind: kinds.client,
    get: async (sid) => ({ client_sid: sid, username: 'desk' }),
    values: ({ username }) => ({ name: username }),
    create: (...given) => ({
      ...post,
      send: async () => {
        sent.push(['create', ...given]);
        return 'c-2';
      },
    }),
    update: (...given) => ({ ...post, send: async () => sent.push(['update', ...given]) }),
    check: async (values, base, sid) => [
      { field: 'name', message: JSON.stringify([values.name, base?.name ?? null, sid]) },
    ],
    refused: [[/^taken/, 'name', 'In use.']],
    empty: { name: '' },
    schema: () => v.object({ name: v.string() }),
    members: { name: { label: 'Name' } },
    secrets: () => [],
    nameOf: ({ name }) => name,
  };
  return { record, sent };
}

it('creates with the provider and has nothing to read again', async () => {
  const { record, sent } = described();
  const calls = createCalls(record, 'north');
  expect(calls.reread).toBeUndefined();
  await calls.write({ name: 'new' }, null);
  expect(sent).toEqual([['create', { name: 'new' }, 'north']]);
  const problems = await calls.check?.({ name: 'new' }, { name: '' });
  expect(problems?.[0]?.message).toBe('["new",null,null]');
});

it('changes over what is stored', async () => {
  const { record, sent } = described();
  const calls = changeCalls(record, 'c-1');
  const latest = await calls.reread?.();
  if (!latest) throw new Error('Nothing was read');
  expect(latest.values).toEqual({ name: 'desk' });
  await calls.write({ name: 'door' }, latest);
  expect(sent).toEqual([['update', 'c-1', { name: 'door' }, latest.stored]]);
  const problems = await calls.check?.({ name: 'door' }, { name: 'desk' });
  expect(problems?.[0]?.message).toBe('["door","desk","c-1"]');
});

it('takes a refusal to the field that it is about', () => {
  const refusal = new PlatformError('Conflict', 'taken by another');
  for (const calls of [createCalls(described().record), changeCalls(described().record, 'c-1')]) {
    expect(calls.refusedFields?.(refusal, { name: 'desk' })).toEqual([
      { field: 'name', message: 'In use.' },
    ]);
  }
});
