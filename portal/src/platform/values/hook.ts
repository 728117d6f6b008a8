import * as v from 'valibot';
import { optionalText } from '../client/calls/wire.ts';

/** A webhook as the platform returns it. Webhooks of accounts have no id. */
export const hook = v.object({
  webhook_sid: v.optional(v.string()),
  url: optionalText,
  /** GET, POST, or any text that another console has stored. */
  method: v.pipe(
    optionalText,
    v.transform((method) => method || 'POST'),
  ),
  username: optionalText,
  password: optionalText,
});

export const optionalHook = v.fallback(v.nullish(hook, null), null);
export type Hook = v.InferOutput<typeof hook>;

/** With an id, the platform updates the stored webhook in place; without one it links a new webhook. */
export type HookToSend = {
  webhook_sid?: string;
  url: string;
  method: string;
  username: string | null;
  password: string | null;
};
