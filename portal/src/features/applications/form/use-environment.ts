import type {
  EnvironmentLookup,
  EnvironmentSchema,
} from '@trunkline/ui/widgets/environment-variables';
import { validateWebhook, type WebhookValue } from '@trunkline/ui/widgets/webhook-field';
import { useMemo, useRef } from 'react';
import { lookUpAppSchema, useAppSchema } from '../../../platform/resources/applications/app-env.ts';
import { useDelayed } from '../../../screen/page/use-delayed.ts';
import { hookRules } from './application-form.schema.ts';

/** Delay after the last key before the schema is loaded. In ms. */
const lookupDelay = 500;

/**
 * Loads the schema of the application's server. Skips invalid URLs, on which the platform fails.
 * While another URL is typed, hides the variables of the previous one.
 */
export function useEnvironment(hook: WebhookValue) {
  const { url } = hook;
  const isUsable = validateWebhook({ ...hook, hasAuth: false }, hookRules).url === undefined;
  const asked = useDelayed(url, lookupDelay);
  const isSettled = asked === url;
  const answer = useAppSchema(isUsable && isSettled ? url : null);
  const { data: schema, mutate } = answer;
  const hasFailed = answer.error !== undefined && schema === undefined && !answer.isValidating;
  /** Schema that a save loaded before the lookup did. */
  const early = useRef<{ url: string; variables: EnvironmentSchema | null } | null>(null);

  const lookup = useMemo((): EnvironmentLookup => {
    if (!isUsable) return { status: 'idle' };
    if (hasFailed) return { status: 'failed', onRetry: () => mutate() };
    if (schema === undefined) return { status: 'looking-up' };
    return schema === null ? { status: 'none' } : { status: 'ready', schema };
  }, [isUsable, hasFailed, schema, mutate]);

  return {
    lookup,
    /** The variables; null while unknown. */
    variables: () => schema ?? (early.current?.url === url ? early.current.variables : null),
    /** Resolves once they are known or have failed to load. */
    ready: async () => {
      if (!isUsable || hasFailed || schema !== undefined) return;
      early.current = { url, variables: await lookUpAppSchema(url).catch(() => null) };
    },
  };
}
