import { authenticationErrors } from '../../platform/values/trunk-rules.ts';
import type { Item, KindName, Part } from '../model.ts';
import { isJson, isReference, isSecret, type Values } from '../values.ts';
import {
  type BucketValue,
  credentialOf,
  emptyBucket,
  findVendor,
  isBucketVendor,
  validateBucket,
  validateLimits,
  validateRoutes,
  validateSpeech,
  validateWebhook,
  verbTextError,
  type WebhookRules,
} from './form-rules.ts';
import { gatewayProblems } from './gateways.ts';
import { numberProblem } from './numbers.ts';

/** Messages by path; undefined and '' say nothing. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** A secret of the file stands for a text that is there. */
const somethingSecret = 'given';

const textOf = (values: Values, path: string): string => {
  const value = values[path];
  if (isSecret(value)) return somethingSecret;
  if (isJson(value)) return JSON.stringify(value.json);
  return value === undefined || isReference(value) ? '' : String(value);
};

function hookProblems(values: Values, path: string, rules: WebhookRules): Problems {
  const at = (member: string) => textOf(values, `${path}.${member}`);
  if (isSecret(values[`${path}.url`])) return {};
  const [username, password] = [at('username'), at('password')];
  const method = at('method') === 'GET' ? 'GET' : 'POST';
  const hasAuth = username !== '' || password !== '';
  const errors = validateWebhook({ url: at('url'), method, username, password, hasAuth }, rules);
  return Object.fromEntries(
    Object.entries(errors).map(([member, message]) => [`${path}.${member}`, message]),
  );
}

/** Members of a bucket as its form calls them. */
const bucketFields = {
  name: 'name',
  region: 'region',
  endpoint: 'endpoint',
  accessKeyId: 'access_key_id',
  secretAccessKey: 'secret_access_key',
  connectionString: 'connection_string',
  serviceKey: 'service_key',
} as const;

function bucketProblems(values: Values): Problems {
  const at = (member: string) => textOf(values, `recording_bucket.${member}`);
  const vendor = at('vendor');
  if (!isBucketVendor(vendor)) return {};
  const texts = Object.entries(bucketFields).map(([field, member]) => [field, at(member)]);
  const bucket: BucketValue = { ...emptyBucket, ...Object.fromEntries(texts), vendor };
  return Object.fromEntries(
    Object.entries(validateBucket(bucket, null)).flatMap(([field, message]) => {
      const [, member] = Object.entries(bucketFields).find(([one]) => one === field) ?? [];
      // The text of a secret is not known here.
      if (member === undefined || at(member) === somethingSecret) return [];
      return [[`recording_bucket.${member}`, message]];
    }),
  );
}

function carrierProblems(values: Values): Problems {
  const at = (path: string) => textOf(values, path);
  const { username, password, realm, fromDomain } = authenticationErrors({
    username: at('register_username'),
    password: at('register_password'),
    requiresRegister: values['requires_register'] === true,
    realm: at('register_sip_realm'),
    fromUser: at('register_from_user'),
    fromDomain: at('register_from_domain'),
    usesPublicIp: values['register_public_ip_in_contact'] === true,
  });
  return {
    register_username: username,
    register_password: password,
    register_sip_realm: realm,
    register_from_domain: fromDomain,
  };
}

function speechProblems(values: Values): Problems {
  const vendor = textOf(values, 'vendor');
  if (!findVendor(vendor)) return { vendor: `There is no vendor "${vendor}".` };
  const members = Object.fromEntries(
    Object.keys(values).map((path) => {
      const value = values[path];
      return [path, typeof value === 'boolean' ? value : textOf(values, path)];
    }),
  );
  const uses = {
    use_for_tts: values['use_for_tts'] ?? true,
    use_for_stt: values['use_for_stt'] ?? true,
  };
  const errors = validateSpeech(vendor, credentialOf(vendor, { ...uses, ...members }));
  const fields = findVendor(vendor)?.fields ?? [];
  return Object.fromEntries(
    Object.entries(errors).flatMap(([id, message]) => {
      const path = fields.find((one) => one.id === id)?.member ?? id;
      return textOf(values, path) === somethingSecret ? [] : [[path, message]];
    }),
  );
}

/** Rules of the forms for the values of a record, by their paths. */
const ofRecord: Readonly<Partial<Record<KindName, (values: Values) => Problems>>> = {
  settings: (values) => ({
    ...hookProblems(values, 'registration_hook', {}),
    ...hookProblems(values, 'queue_event_hook', {
      allowedMethods: ['POST'],
      allowedSchemes: ['http', 'https'],
    }),
    ...bucketProblems(values),
  }),
  limits: (values) =>
    validateLimits(
      Object.fromEntries(Object.keys(values).map((path) => [path, textOf(values, path)])),
    ),
  applications: (values) => ({
    ...hookProblems(values, 'call_hook', { isRequired: true }),
    ...hookProblems(values, 'call_status_hook', { isRequired: true }),
    ...hookProblems(values, 'messaging_hook', {}),
    app_json:
      values['app_json'] === undefined || isSecret(values['app_json'])
        ? undefined
        : verbTextError(textOf(values, 'app_json')),
  }),
  carriers: carrierProblems,
  speech: speechProblems,
  numbers: (values) => ({ number: numberProblem(textOf(values, 'number')) }),
};

export const recordProblems = ({ kind, values }: Pick<Item, 'kind' | 'values'>): Problems =>
  ofRecord[kind]?.(values) ?? {};

function routeProblems(parts: readonly Part[]): Map<string, Problems> {
  return new Map(
    parts.map(({ id, values }) => {
      const text = textOf(values, 'match');
      const route = {
        text,
        carrierId: values['carrier'] === undefined ? '' : somethingSecret,
        spareCarrierIds: [],
        description: textOf(values, 'description'),
      };
      const errors = validateRoutes({ rows: { route }, order: ['route'] });
      const match = errors['rows.route.text'] ?? expressionProblem(text);
      return [id, { match, carrier: errors['rows.route.carrierId'] }];
    }),
  );
}

/** The platform's engine skips a route whose expression it can't read. */
function expressionProblem(text: string): string | undefined {
  try {
    new RegExp(text);
    return undefined;
  } catch {
    return 'This is not a valid regular expression.';
  }
}

/** The same for the parts of a record, by their ids. */
export function partProblems({ kind, parts }: Pick<Item, 'kind' | 'parts'>): Map<string, Problems> {
  if (kind === 'carriers') return gatewayProblems(parts);
  return kind === 'routing' ? routeProblems(parts) : new Map();
}
