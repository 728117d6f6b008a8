import { expect, it } from 'vitest';
import { PlatformError } from '../../../platform/client/calls/errors.ts';
import { refusedFields } from './refused-fields.ts';

const refused = (message: string) => refusedFields(new PlatformError('Invalid', message, 400));

it.each([
  ['Missing required value env_vars.TOKEN', 'environment.TOKEN', 'TOKEN needs a value.'],
  [
    'Invalid value/type for env_vars.MAX_TURNS',
    'environment.MAX_TURNS',
    'MAX_TURNS has an invalid value.',
  ],
  ['call_hook URL is invalid', 'callHook.url', 'call_hook URL is invalid'],
  [
    'call_status_hook URL has invalid hostname x',
    'callStatusHook.url',
    'call_status_hook URL has invalid hostname x',
  ],
  [
    'Error: invalid instruction: fly',
    'override.text',
    'These verbs were rejected: invalid instruction: fly',
  ],
])('takes %j to its field', (message, field, text) => {
  expect(refused(message)).toEqual([{ field, message: text }]);
});

it.each(['insufficient privileges', 'the call_hook is odd', 'Something: Error: x'])(
  'knows no field for %j',
  (message) => {
    expect(refused(message)).toEqual([]);
  },
);

it('knows none for what the platform did not say', () => {
  expect(refusedFields(new Error('call_hook is gone'))).toEqual([]);
});
