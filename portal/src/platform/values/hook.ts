import * as v from 'valibot';
import { optionalText } from '../client/calls/wire.ts';

/** A webhook as the platform tells it. Those of accounts come without an id of their own. */
export const hook = v.object({
  webhook_sid: v.optional(v.string()),
  url: optionalText,
  /** GET, POST, or what else another console has stored. */
  method: v.pipe(
    optionalText,
    v.transform((method) => method || 'POST'),
  ),
  username: optionalText,
  password: optionalText,
});

export const optionalHook = v.fallback(v.nullish(hook, null), null);
export type Hook = v.InferOutput<typeof hook>;

/** With its id a stored webhook is changed in place; without it the platform links a new one. */
export type HookToSend = {
  webhook_sid?: string;
  url: string;
  method: string;
  username: string | null;
  password: string | null;
};
