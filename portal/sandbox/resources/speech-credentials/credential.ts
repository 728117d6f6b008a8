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
    // Answered with the same words (`speech-credentials#post-incomplete-google`).
    return false;
  }
};

/** The missing members, in the platform's words; undefined when complete. */
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

/** The vendor's part of a new credential. What is missing is a 500 with a sentence. */
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
 * A stored credential after a PUT: everything settable is taken from the body, what the body leaves
 * out is dropped, except for the model. Undefined when nothing complete remains; the platform then
 * keeps the old one without a word (`speech-credentials#put-drops-unsent-fields`).
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

/** The vendor's members as they are answered, secrets masked. */
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
  // Null instead of absent, for Google alone.
  if (name === 'google') shown['model_id'] ??= null;
  return shown;
}

/** Secrets hidden from account users in their provider's credentials; others stay, masked. */
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
