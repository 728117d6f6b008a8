import { refusal } from '../../http/errors.ts';
import { mask } from '../../rules/secrets.ts';
import { maskServiceKey } from '../accounts/bucket.ts';
import { speechVendor } from './vendors.ts';

type SpeechVendor = NonNullable<ReturnType<typeof speechVendor>>;

export type Credential = Record<string, unknown>;

const isKey = (value: unknown): boolean => {
  try {
    const key: unknown = JSON.parse(String(value));
    return typeof key === 'object' && key !== null && 'client_email' in key && 'private_key' in key;
  } catch {
    // Refused with the same text (`speech-credentials#post-incomplete-google`).
    return false;
  }
};

/** Error for a missing member, in the platform's words; undefined if complete. */
function fault(name: string, vendor: SpeechVendor, body: Credential): string | undefined {
  const complaint = vendor.complaint ?? `invalid ${name} speech credential`;
  const missing = (member: string) => !body[member];
  if (!vendor.unless?.(body)) {
    const member = vendor.required.find(missing);
    // `speech-credentials#post-incomplete-playht-no-engine`
    if (member === 'voice_engine') {
      return 'invalid voice_engine speech credential: voice_engine is required';
    }
    if (member) return `${complaint}: ${member} is required`;
  }
  if (name === 'google' && !isKey(body['service_key'])) {
    return 'invalid google service account key - not JSON';
  }
  if (name === 'cartesia') {
    if (body['use_for_tts'] && missing('model_id')) return `${complaint}: model_id is required`;
    if (body['use_for_stt'] && missing('stt_model_id')) {
      return `${complaint}: stt_model_id is required`;
    }
  }
  return undefined;
}

function pick(vendor: SpeechVendor, body: Credential): Credential {
  const kept = vendor.members.filter(
    (member) => body[member] !== undefined && body[member] !== null,
  );
  return Object.fromEntries(kept.map((member) => [member, body[member]]));
}

/** Vendor's part of a new credential. A missing member is a 500 with a sentence. */
export function credentialToStore(name: unknown, body: Credential): Credential {
  if (typeof name !== 'string') {
    // `speech-credentials#post-missing-vendor`
    throw refusal(
      500,
      name === undefined || name === null
        ? `Cannot read properties of ${name} (reading 'startsWith')`
        : 'vendor.startsWith is not a function',
    );
  }
  const vendor = speechVendor(name);
  if (!vendor) throw refusal(500, `invalid or missing vendor: ${name}`);
  const reason = fault(name, vendor, body);
  if (reason) throw refusal(500, reason);
  return pick(vendor, body);
}

/**
 * A stored credential after a PUT: takes every settable member from the body and drops those the
 * body omits, except for the model. Undefined if the result is incomplete; the platform then
 * silently keeps the old one (`speech-credentials#put-drops-unsent-fields`).
 */
export function rebuiltCredential(
  name: string,
  stored: Credential,
  body: Credential,
): Credential | undefined {
  const vendor = speechVendor(name);
  if (!vendor) return undefined;
  const next: Credential = { ...stored };
  for (const member of vendor.settable) {
    if (member === 'model_id' && body[member] === undefined) continue;
    next[member] = body[member];
  }
  return fault(name, vendor, { ...next, use_for_tts: 0, use_for_stt: 0 })
    ? undefined
    : pick(vendor, next);
}

const maskMember = (member: string, value: unknown) => {
  if (typeof value !== 'string') return value;
  return member === 'service_key' ? maskServiceKey(value) : mask(value);
};

/** Vendor's members in a response, with masked secrets. */
export function credentialView(name: string, stored: Credential): Credential {
  const vendor = speechVendor(name);
  if (!vendor) return {};
  const masked = [...vendor.secrets, 'service_key'];
  const shown: Credential = {};
  for (const member of vendor.members) {
    if (vendor.hidden?.includes(member)) continue;
    const value = stored[member];
    if (value === undefined) continue;
    shown[member] = masked.includes(member) ? maskMember(member, value) : value;
  }
  // Null instead of absent, only for Google.
  if (name === 'google') shown['model_id'] ??= null;
  return shown;
}

/** Secrets of a provider's credential hidden from account users; other secrets are only masked. */
const withheld = [
  'api_key',
  'secret_access_key',
  'secret',
  'auth_token',
  'stt_api_key',
  'tts_api_key',
];

export const withoutSecrets = (view: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(view).filter(([member]) => !withheld.includes(member)));
