import { expect, test } from 'vitest';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import { pollFailure } from './use-poller.ts';

test.each([
  ['too many calls', new PlatformError('Unexpected', 'Too many requests', 429), 'refused'],
  ['no answer', new PlatformError('Unreachable', 'The platform is away', 0), 'unreachable'],
  ['an account without it', new PlatformError('NotFound', 'Not found', 404), 'other'],
  ['a defect of our own', new TypeError('undefined'), 'other'],
])('%s', (_, error, failure) => {
  expect(pollFailure(error)).toBe(failure);
});
