import type {
  EnvironmentLookup,
  EnvironmentSchema,
  EnvironmentVariable,
} from '@trunkline/ui/widgets/environment-variables';
import { validateWebhook, type WebhookValue } from '@trunkline/ui/widgets/webhook-field';
import { useMemo, useRef } from 'react';
import {
  type AppSchema,
  type AppVariable,
  lookUpAppSchema,
  useAppSchema,
} from '../../platform/app-env.ts';
import { useDelayed } from '../../screen/use-delayed.ts';
import { hookRules } from './application-form.schema.ts';

/** Time without a key before the application is asked. In ms. */
const lookupDelay = 500;

const hints = ['textarea', 'filepicker'] as const;

const variableOf = (variable: AppVariable): EnvironmentVariable => ({
  type: variable.type,
  description: variable.description,
  required: variable.required,
  default: variable.default,
  enum: variable.enum,
  isObscured: variable.obscure,
  hint: hints.find((hint) => hint === variable.uiHint),
  resource: variable.jambonzResource === 'carriers' ? 'carriers' : undefined,
});

/** Wire to widget, in the order of the answer. */
export const environmentSchema = (schema: NonNullable<AppSchema>): EnvironmentSchema =>
  Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, variableOf(one)]));

/**
 * What the application behind the calling webhook asks for. An address that is none is not asked:
 * the platform fails on it. While another address is typed, the variables of the one before are
 * not shown for it.
 */
export function useEnvironment(hook: WebhookValue) {
  const { url } = hook;
  const isUsable = validateWebhook({ ...hook, hasAuth: false }, hookRules).url === undefined;
  const asked = useDelayed(url, lookupDelay);
  const isSettled = asked === url;
  const answer = useAppSchema(isUsable && isSettled ? url : null);
  const { data, mutate } = answer;
  const hasFailed = answer.error !== undefined && data === undefined && !answer.isValidating;
  /** What a save asked for because it was quicker than the lookup. */
  const early = useRef<{ url: string; variables: EnvironmentSchema | null } | null>(null);

  // One object as long as the answer is the same: each row of the form is drawn from its part of it.
  const schema = useMemo(() => data && environmentSchema(data), [data]);

  const lookup = useMemo((): EnvironmentLookup => {
    if (!isUsable) return { status: 'idle' };
    if (hasFailed) return { status: 'failed', onRetry: () => mutate() };
    if (schema === undefined) return { status: 'looking-up' };
    return schema === null ? { status: 'none' } : { status: 'ready', schema };
  }, [isUsable, hasFailed, schema, mutate]);

  return {
    lookup,
    /** The variables as far as they are known; null: nobody knows. */
    variables: () => schema ?? (early.current?.url === url ? early.current.variables : null),
    /** Waits until they are known, or cannot be. */
    settle: async () => {
      if (!isUsable || hasFailed || schema !== undefined) return;
      const late = await lookUpAppSchema(url).catch(() => null);
      early.current = { url, variables: late && environmentSchema(late) };
    },
  };
}
