import { expect, it } from 'vitest';
import { allOf } from './loaded.ts';

/** A response that records which members were read: unread ones don't re-render a screen. */
function answer(data: unknown) {
  const read = new Set<string>();
  const of = { data, error: undefined, mutate: async () => undefined };
  const watched = new Proxy(of, {
    get: (target, name, receiver) => {
      read.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
  return { read, watched };
}

it('reads every part, also those that come after one that is on its way', () => {
  const [first, second] = [answer(undefined), answer('here')];
  expect(allOf({ first: first.watched, second: second.watched }).data).toBeUndefined();
  for (const { read } of [first, second]) {
    expect([...read]).toEqual(expect.arrayContaining(['data', 'error']));
  }
});

it('is there once all parts are', () => {
  const { watched } = answer('here');
  expect(allOf({ watched, none: null }).data).toEqual({ watched: 'here', none: null });
});
