import { expect, test } from 'vitest';
import {
  type CallOutValue,
  callOutProblems,
  dialledTarget,
  emptyCallOut,
} from './call-out.model.ts';

const whole: CallOutValue = {
  ...emptyCallOut,
  from: '12125550110',
  to: '+1 (508) 555-0199',
  applicationSid: 'app',
};

test('a whole call can be made', () => {
  expect(callOutProblems(whole)).toEqual({});
  expect(dialledTarget(whole)).toBe('+15085550199');
});

test.each<[Partial<CallOutValue>, object]>([
  [emptyCallOut, { from: 'missing', to: 'missing', applicationSid: 'missing' }],
  [{ from: 'x'.repeat(257) }, { from: 'tooLong' }],
  [{ to: 'desk100' }, { to: 'noNumber' }],
  [{ kind: 'teams', to: 'desk100' }, { to: 'noNumber' }],
  [{ kind: 'client', to: 'desk100' }, {}],
  [{ kind: 'sip', to: 'desk100' }, { to: 'noAddress' }],
  [{ kind: 'sip', to: 'sip:bob@203.0.113.7' }, {}],
  [{ tags: [{ name: ' ', value: 'x' }] }, { tags: 'noTagName' }],
  [{ timeout: '0' }, { timeout: 'noSeconds' }],
  [{ timeout: '30' }, {}],
  [{ timeout: '1.5' }, { timeout: 'noSeconds' }],
  [{ timeout: 'soon' }, { timeout: 'noSeconds' }],
])('%o: %o', (part, problems) => {
  expect(callOutProblems({ ...whole, ...part })).toEqual(problems);
});

test('a username is sent as it was typed', () => {
  expect(dialledTarget({ ...whole, kind: 'client', to: ' front-desk ' })).toBe('front-desk');
});
