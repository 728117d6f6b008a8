import { emptyWebhook, parseWebhook, type WebhookValue } from '@trunkline/ui/widgets/webhook-field';
import type { Hook, HookToSend } from '../../platform/values/hook.ts';

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

/** Field to wire; null without a URL. Removes credentials if their box is unticked. */
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

/** Summarises a webhook, without its password. */
export const describeHook = ({ url, method, username, hasAuth }: WebhookValue): string =>
  url === '' ? 'Not set' : `${method} ${url}${hasAuth ? `, as ${username}` : ''}`;
