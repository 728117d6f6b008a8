import { expect, test } from 'vitest';
import { usesOf } from './speech-uses.ts';

const both = { use_for_tts: true, use_for_stt: true };

test.each([
  ['soniox', { tts: false, stt: true }],
  ['wellsaid', { tts: true, stt: false }],
  ['google', { tts: true, stt: true }],
  ['custom:mine', { tts: true, stt: true }],
  ['later', { tts: true, stt: true }],
])('both uses, stored of %s, are those that it has', (vendor, uses) => {
  expect(usesOf({ vendor, ...both })).toEqual(uses);
});

test.each([false, null])('a use that is stored as %s is none', (stored) => {
  expect(usesOf({ vendor: 'google', use_for_tts: stored, use_for_stt: stored })).toEqual({
    tts: false,
    stt: false,
  });
});
