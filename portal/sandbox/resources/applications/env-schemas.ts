import { parseUrl } from '@trunkline/ui/tokens/text';
import type { Api } from '../../http/env.ts';
import { ApiError, badRequest, refusal } from '../../http/errors.ts';
import { query } from '../../http/params.ts';
import { json, noContent } from '../../http/replies.ts';
import { demoAppAt } from '../../rules/demo-apps.ts';

type EnvVariable = {
  type: 'string' | 'number' | 'boolean';
  description: string;
  required?: boolean;
  default?: string | number | boolean;
  enum?: readonly (string | number)[];
  obscure?: boolean;
  uiHint?: string;
  jambonzResource?: string;
};

export type EnvSchema = Record<string, EnvVariable>;

/** The recorded schema (`app-env#schema`). */
const support: EnvSchema = {
  GREETING: {
    type: 'string',
    description: 'Greeting spoken to the caller',
    required: true,
    default: 'Hello and welcome',
  },
  MAX_RETRIES: { type: 'number', description: 'How often to ask again', default: 3 },
  VOICEMAIL: { type: 'boolean', description: 'Offer voicemail', default: false },
  REGION: {
    type: 'string',
    description: 'Where the call is handled',
    enum: ['us', 'eu', 'ap'],
    default: 'us',
  },
  API_TOKEN: { type: 'string', description: 'Token for the order API', obscure: true },
  PROMPT: { type: 'string', description: 'Long prompt', uiHint: 'textarea' },
  OUTBOUND_CARRIER: {
    type: 'string',
    description: 'Carrier used for transfers',
    jambonzResource: 'carriers',
  },
};

/**
 * Applications on the network that describe their variables. The sandbox makes no requests: it
 * knows a few and treats all others as applications without a schema.
 */
const known: Record<string, EnvSchema | 'invalid'> = {
  'services.example.net/apps/support': support,
  'services.example.net/apps/missing-type': 'invalid',
};

const protocols = new Set(['http:', 'https:', 'ws:', 'wss:']);

const NAME = /^[a-zA-Z0-9_]+$/;
const types: readonly unknown[] = ['string', 'number', 'boolean'];

/** Whether a response is a schema: at least one variable, each with a type and a description. */
function isSchema(value: unknown): value is EnvSchema {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const variables: [string, unknown][] = Object.entries(value);
  return (
    variables.length > 0 &&
    variables.every(
      ([name, variable]) =>
        NAME.test(name) &&
        typeof variable === 'object' &&
        variable !== null &&
        'type' in variable &&
        types.includes(variable.type) &&
        'description' in variable &&
        typeof variable.description === 'string',
    )
  );
}

/**
 * Schema of an application; undefined for an invalid url, null without a schema. `ownHost` is the
 * host of the request: demo applications there are looked up without a call.
 */
export function lookUpSchema(
  url: unknown,
  ownHost?: string,
): EnvSchema | 'invalid' | null | undefined {
  const target = typeof url === 'string' ? parseUrl(url) : null;
  if (!target || !protocols.has(target.protocol)) return undefined;
  const demo = demoAppAt(target, ownHost);
  if (demo !== undefined) {
    if (demo?.schema === undefined) return null;
    return isSchema(demo.schema) ? demo.schema : 'invalid';
  }
  const place = target.host + target.pathname.replace(/\/$/, '');
  return Object.hasOwn(known, place) ? (known[place] ?? null) : null;
}

/** Keys outside the schema are kept (`applications#post-env-unknown-key`). */
export function checkEnvVars(values: unknown, url: unknown, ownHost?: string): void {
  if (values === null || values === undefined) return;
  if (typeof values !== 'object' || Array.isArray(values)) {
    throw badRequest('Invalid value/type for env_vars');
  }
  const schema = lookUpSchema(url, ownHost);
  if (!schema) return;
  if (schema === 'invalid') throw refusal(400, 'Invalid appenv schema');
  const given = new Map<string, unknown>(Object.entries(values));
  for (const [name, variable] of Object.entries(schema)) {
    const value = given.get(name);
    if (value === undefined) {
      if (variable.required) throw badRequest(`Missing required value env_vars.${name}`);
      continue;
    }
    const isListed = !variable.enum || variable.enum.some((choice) => choice === value);
    if (typeof value !== variable.type || !isListed) {
      throw badRequest(`Invalid value/type for env_vars.${name}`);
    }
  }
}

export function registerAppEnv(api: Api): void {
  api.get('/AppEnv', (c) => {
    const schema = lookUpSchema(query(c, 'url'), new URL(c.req.url).host);
    // A 500 with an empty object (`app-env#invalid-url`).
    if (schema === undefined) throw new ApiError(500, { shape: 'object' });
    if (schema === null) return noContent();
    if (schema === 'invalid') throw badRequest('Invalid appenv schema');
    return json(schema);
  });
}
