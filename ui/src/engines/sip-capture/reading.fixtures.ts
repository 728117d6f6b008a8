import { readCapture } from './capture.ts';
import { messageName } from './sip/sip-text.ts';

/** Names of the messages in a file: 'INVITE', '180 Ringing'. */
export const namesIn = (file: Uint8Array) => readCapture(file).messages.map(messageName);

/** Messages of the answered call. */
export const answered = [
  'INVITE',
  '100 Trying',
  '180 Ringing',
  '200 OK',
  '200 OK',
  'ACK',
  'BYE',
  '200 OK',
];
