import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../screen/history/entry.ts';
import { goneRefusal, numbersInPlace, pointingTo, stepsInPlace, successorsIn } from './pointing.ts';

const [dead, next, later] = ['sid-dead', 'sid-next', 'sid-later'];
let id = 100;
const entry = (of: Partial<HistoryEntry>): HistoryEntry => {
  id -= 1;
  return {
    ...{ id, owner: 'me', at: 0, action: 'changed', status: 'saved', noun: 'number', name: '+44' },
    ...{ page: '/one', fields: [], groups: [], steps: [], notKept: [], messages: [] },
    ...of,
  };
};
const deletion = (sid: string, createdAgain?: string) =>
  entry({
    action: 'deleted',
    noun: 'application',
    name: 'IVR',
    deleted: { sid, add: '/add', values: {}, lost: [] },
    ...(createdAgain !== undefined && { createdAgain }),
  });
const cleared = entry({ steps: [{ path: 'applicationSid', before: dead, after: '' }] });
const place = (sid: string | null) => ({ account_sid: 'a', application_sid: sid });
const bulk = entry({
  noun: '2 phone numbers',
  name: '',
  page: '/numbers',
  numbers: [
    { sid: 'n1', number: '44', shown: '+44', before: place(dead), after: place(null) },
    { sid: 'n2', number: '49', shown: '+49', before: place('other'), after: place(null) },
  ],
});

describe('a record that was deleted', () => {
  it('is followed by the one that was created in its place, and by that of it', () => {
    const { inPlace, goneIn } = successorsIn([deletion(next, later), deletion(dead, next)]);
    expect(inPlace({ a: dead, rows: [{ carrier: next }, 'x', 7] })).toEqual({
      a: later,
      rows: [{ carrier: later }, 'x', 7],
    });
    expect(goneIn(dead)).toEqual([]);
  });

  it('is gone until then, and nothing leads back to it', () => {
    const successors = successorsIn([deletion(next), deletion(dead, next)]);
    expect(successors.inPlace({ a: dead })).toEqual({ a: '' });
    expect(goneRefusal([dead], successors)).toBe(
      'application IVR was deleted. Create it again first.',
    );
    expect(goneRefusal(['other'], successors)).toBeUndefined();
  });
});

it('an undo leads to the record of now, and knows what it takes back by that of then', () => {
  const successors = successorsIn([deletion(dead, next)]);
  expect(stepsInPlace([{ path: 'a', before: dead, after: 'x' }], successors)).toEqual([
    { path: 'a', before: next, after: 'x' },
  ]);
  expect(numbersInPlace(bulk.numbers ?? [], successors).map(({ before }) => before)).toEqual([
    place(next),
    place('other'),
  ]);
});

describe('what used a deleted record', () => {
  it('is told, whatever the change was that took it off', () => {
    const route = entry({
      page: '/table',
      noun: 'table',
      name: 'Out',
      steps: [
        { path: 'routes.rows.r', before: { text: '^44', carrierId: dead }, after: undefined },
        { path: 'name', before: 'A', after: 'B' },
      ],
    });
    const found = pointingTo(deletion(dead), next, [route, bulk, cleared]);
    expect(found).toEqual([
      {
        page: '/table',
        title: 'table Out',
        steps: [{ path: 'routes.rows.r', before: { text: '^44', carrierId: next } }],
      },
      { page: '/numbers', title: '2 phone numbers', steps: [], entryId: bulk.id },
      {
        page: '/one',
        title: 'number +44',
        steps: [{ path: 'applicationSid', before: next, after: '' }],
      },
    ]);
  });

  it('is told once, and not when it uses the new one', () => {
    const earlier = entry({ steps: cleared.steps });
    expect(pointingTo(deletion(dead), next, [cleared, earlier])).toHaveLength(1);
    const pointed = entry({ steps: [{ path: 'applicationSid', before: '', after: next }] });
    expect(pointingTo(deletion(dead), next, [pointed, cleared])).toEqual([]);
  });

  it('is not told of what failed or was undone', () => {
    const failed = entry({ status: 'failed', steps: cleared.steps });
    const undone = { ...bulk, undoneAt: 1 };
    expect(pointingTo(deletion(dead), null, [failed, undone])).toEqual([]);
    expect(pointingTo(cleared, null, [cleared])).toEqual([]);
  });
});
