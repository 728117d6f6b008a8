import { expect, it } from 'vitest';
import { noNotify, readNotify } from './alert-notify.model.ts';

it('an unreadable preference is none', () => {
  expect([null, '', 'x', 'null', '[]'].map(readNotify)).toEqual(Array(5).fill(noNotify));
  const stored = { isOn: true, muted: ['speech'], quiet: { from: '22:00', to: '07:00' } };
  expect(readNotify(JSON.stringify(stored))).toEqual(stored);
  expect(readNotify('{"isOn":true,"muted":["x"],"quiet":{"from":"9","to":"10"}}')).toEqual({
    ...noNotify,
    isOn: true,
  });
});
