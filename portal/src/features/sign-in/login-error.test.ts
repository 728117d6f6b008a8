import { expect, it } from 'vitest';
import { errorFromAnswer, PlatformError } from '../../platform/client/calls/errors.ts';
import { loginErrorMessage } from './login-error.ts';

it.each([
  [401, 'Unauthorized', 'Login credentials are incorrect'],
  [403, 'Forbidden', 'Login credentials are incorrect'],
  [404, '', 'Login credentials are incorrect'],
  [499, '', 'Login credentials are incorrect'],
  [429, '<html>Too many</html>', 'Too many requests, please try again later.'],
  [400, 'Bad Request', 'Something went wrong, please try again'],
  [500, '{"msg":"database"}', 'The server cannot be reached'],
  [502, '<html>', 'Something went wrong, please try again'],
  [
    403,
    '{"error":"Maximum login attempts reached. Please try again in 1800 seconds."}',
    'Maximum login attempts reached. Please try again in 1800 seconds.',
  ],
])('status %i with %j reads %j', (status, body, text) => {
  expect(loginErrorMessage(errorFromAnswer(status, body))).toBe(text);
});

it('says that nothing was answered', () => {
  expect(loginErrorMessage(new PlatformError('Unreachable', 'x'))).toBe(
    'The server cannot be reached',
  );
});
