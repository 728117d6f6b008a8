import { emptyWebhook, parseWebhook, type WebhookValue } from '@trunkline/ui/widgets/webhook-field';
import * as v from 'valibot';
import { optionalText } from '../client/wire.ts';

/** A webhook as the platform tells it. Those of accounts come without an id of their own. */
export const hook = v.object({
  webhook_sid: v.optional(v.string()),
  url: v.string(),
  method: v.picklist(['GET', 'POST']),
  username: optionalText,
  password: optionalText,
});
export type Hook = v.InferOutput<typeof hook>;

/** With its id a stored webhook is changed in place; without it the platform links a new one. */
export type HookToSend = {
  webhook_sid?: string;
  url: string;
  method: 'GET' | 'POST';
  username: string | null;
  password: string | null;
};

/** Wire to field. */
export const webhookValue = (stored: Hook | null | undefined): WebhookValue =>
  stored
    ? {
        url: stored.url,
        method: stored.method,
        username: stored.username,
        password: stored.password,
        hasAuth: stored.username !== '' || stored.password !== '',
      }
    : emptyWebhook;

/** Field to wire; null without a URL. Credentials of an unticked box are removed. */
export function hookToSend(value: WebhookValue, stored?: Hook | null): HookToSend | null {
  const parsed = parseWebhook(value);
  return (
    parsed && {
      ...(stored?.webhook_sid && { webhook_sid: stored.webhook_sid }),
      ...parsed,
      username: parsed.username || null,
      password: parsed.password || null,
    }
  );
}

/** A webhook in a few words, without its password. */
export const describeHook = ({ url, method, username, hasAuth }: WebhookValue): string =>
  url === '' ? 'Not set' : `${method} ${url}${hasAuth ? `, as ${username}` : ''}`;
