import { expect, it } from 'vitest';
import { displacedBy, refusalOf } from './displaced.model.ts';

it.each([
  [undefined, 'A device that is registered as till9 gets no calls while this is on.'],
  [
    { registered_status: 'inactive', protocol: null },
    'No device is registered as till9 now. While this is on, its calls ring here.',
  ],
  [
    { registered_status: 'active', protocol: 'udp' },
    'A device is registered as till9 over UDP. This phone takes its place: the device doesn’t ring until it registers again.',
  ],
])('whose place it takes: %o', (registered, says) => {
  expect(displacedBy('till9', registered)).toBe(says);
});

it.each([
  [403, 'Invalid credentials', false, /password is wrong.*\(403 Invalid credentials\)$/, true],
  [403, 'Invalid credentials', true, /hook of the account refused.*\(403 Invalid/, true],
  [403, 'detected potential spammer', false, /blocklist.*\(403 detected/, true],
  [403, 'Unknown or invalid realm', false, /knows no account.*\(403 Unknown/, true],
  [401, 'Unauthorized', false, /didn’t accept this client.*\(401/, true],
  [503, 'Max Devices Registered', false, /As many devices.*\(503 Max Devices/, false],
  [
    500,
    'Server Internal Error',
    false,
    /^The platform answered 500 Server Internal Error\.$/,
    false,
  ],
  [null, '', false, /didn’t answer/, false],
])('a registration refused with %s %s (hook: %s)', (status, reason, hasHook, says, isFinal) => {
  const cause = refusalOf({ status, reason }, hasHook);
  expect(cause.says).toMatch(says);
  expect(cause.isFinal ?? false).toBe(isFinal);
});
