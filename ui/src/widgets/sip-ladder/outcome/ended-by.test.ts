import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCapture } from '../../../engines/sip-capture/capture.ts';
import { endedBy } from './ended-by.ts';

test('the sender of the BYE is a side of the call', () => {
  const file = readFileSync(new URL('cases/session-timer-bye.pcap', import.meta.url));
  const { messages } = readCapture(new Uint8Array(file));
  const invite = messages.find(({ method, status }) => method === 'INVITE' && status === null);
  const bye = messages.find(({ method, status }) => method === 'BYE' && status === null);
  const callId = invite?.callId ?? '';
  expect(endedBy(messages, callId)).toBe(
    bye?.fromTag === invite?.fromTag ? 'caller' : 'called side',
  );
  const withoutBye = messages.filter(({ method }) => method !== 'BYE');
  expect(endedBy(withoutBye, callId)).toBeNull();
  expect(endedBy(messages, 'another call')).toBeNull();
});
