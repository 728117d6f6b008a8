import { expect, test } from 'vitest';
import { alertText } from './alert-text.ts';

test.each([
  [
    'text to speech credentials for google (label: none) have not been provisioned',
    'text to speech credentials for Google have not been provisioned',
  ],
  [
    'speech to text request to deepgram (label: acme) failed',
    'speech to text request to Deepgram (acme) failed',
  ],
  ['moon-vendor (label: none) is away', 'moon-vendor is away'],
  [
    'https://apps.example.com/support returned 404',
    'https://apps.example.com/support returned 404',
  ],
])('%s', (message, text) => {
  expect(alertText(message)).toBe(text);
});
