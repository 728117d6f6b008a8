import { emptyWebhook, type WebhookValue } from '@trunkline/ui/widgets/webhook-field';

type StoredHook = Pick<WebhookValue, 'url' | 'method' | 'username' | 'password'>;

/** A stored webhook as its field takes it. */
export const webhookOf = (hook: StoredHook | null | undefined): WebhookValue =>
  hook
    ? {
        url: hook.url,
        method: hook.method,
        username: hook.username,
        password: hook.password,
        hasAuth: hook.username !== '' || hook.password !== '',
      }
    : emptyWebhook;
