import { expect, it } from 'vitest';
import { entranceOf } from './entrance.ts';

const entrances = [
  { region: 'us', url: 'wss://us.example.com:8443' },
  { region: 'eu', url: 'wss://eu.example.com:8443' },
];

it.each([
  [['eu', 'us'], 'eu'],
  // An earlier choice that the settings no longer have.
  [['ap', 'eu'], 'eu'],
  [[null, 'eu'], 'eu'],
  [[null, ''], 'us'],
])('of %o it is %s', (regions, region) => {
  expect(entranceOf(entrances, regions)?.region).toBe(region);
});

it('is none where none is set', () => {
  expect(entranceOf([], ['eu'])).toBeUndefined();
});
