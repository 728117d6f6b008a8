import { createHmac } from 'node:crypto';
import type { Channel } from './channel.ts';
import { jsonOf } from './json.ts';
import { post } from './post.ts';
import type { Style } from './text.ts';

/** Secrets of Standard Webhooks are Base64 after a prefix; others are used unchanged. */
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);

/**
 * Signature of Standard Webhooks 1.0: HMAC-SHA256 over id, time and body, so that none of them can
 * be forged.
 * @param timestamp in seconds since 1970
 */
export const signatureOf = (secret: string, id: string, timestamp: number, body: string) =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/** Sends JSON to the operator’s own URL. The id stays the same in every attempt. */
export const webhook = (style: Style, url: string, secret: string, now: () => number): Channel => ({
  name: 'webhook',
  send: async (message) => {
    const body = JSON.stringify(jsonOf(message, style));
    const timestamp = Math.floor(now() / 1000);
    await post('The webhook', url, body, {
      'webhook-id': message.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(secret, message.id, timestamp, body),
    });
  },
});
