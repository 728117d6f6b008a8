export {
  emptyWebhook,
  followWebsocket,
  parseWebhook,
  validateWebhook,
  type WebhookErrors,
  type WebhookMethod,
  type WebhookRules,
  type WebhookScheme,
  type WebhookToSend,
  type WebhookValue,
  webhookMessages,
} from './webhook.model.ts';
export { WebhookField, type WebhookFieldLabels, type WebhookFieldProps } from './webhook-field.tsx';
