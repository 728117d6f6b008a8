import type { Credential } from './credential.ts';
import { speechVendor } from './vendors.ts';

export type UseResult = {
  status: 'ok' | 'fail' | 'not tested';
  reason?: string;
};

export type SpeechTest = {
  tts: UseResult;
  stt: UseResult;
};

type Use = 'tts' | 'stt';

const text = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');

/** All keys of a credential; an IBM use has a separate key. */
function keysOf(vendor: string, credential: Credential, use: Use): string {
  if (vendor === 'ibm') return text(credential[`${use}_api_key`]);
  const { options: _options, ...members } = credential;
  return Object.entries(members)
    .filter(([member]) => /key|secret|token|arn|client_id/.test(member))
    .map(([, value]) => text(value))
    .join(' ');
}

/** Error of a vendor's client library if the vendor is unreachable (`speech-credentials#test-aws` …). */
function unreachable(vendor: string, credential: Credential, use: Use): string {
  switch (vendor) {
    case 'aws': {
      const service = use === 'tts' ? 'polly' : 'transcribe';
      const region = credential['aws_region'] ?? 'us-east-1';
      return `getaddrinfo ENOTFOUND ${service}.${String(region)}.amazonaws.com`;
    }
    case 'ibm':
      return 'getaddrinfo ENOTFOUND iam.cloud.ibm.com';
    case 'whisper':
      return 'Connection error.';
    default:
      return 'fetch failed';
  }
}

/**
 * Simulates a test with the vendor without any call. The keys choose the outcome: `bad`, `denied`
 * or `unreachable` in one of them fails, anything else works.
 */
export function vendorFault(
  vendor: string,
  credential: Credential,
  use: Use = 'tts',
): string | undefined {
  const keys = keysOf(vendor, credential, use);
  if (keys.includes('unreachable')) return unreachable(vendor, credential, use);
  if (keys.includes('denied')) return '403 Forbidden: access denied for this credential';
  if (keys.includes('bad')) return '401 Unauthorized: invalid credential';
  return undefined;
}

/** Whether the platform can test this use; some tests need a stored key. */
function isTried(vendor: string, credential: Credential, use: Use): boolean {
  if (!speechVendor(vendor)?.tests.includes(use)) return false;
  const needsKey = vendor === 'deepgramflux' || (vendor === 'deepgram' && use === 'stt');
  return !needsKey || Boolean(credential['api_key']);
}

function tryUse(vendor: string, credential: Credential, use: Use): UseResult {
  if (!isTried(vendor, credential, use)) return { status: 'not tested' };
  // Nuance's recognition is never actually tested.
  if (vendor === 'nuance' && use === 'stt') return { status: 'ok' };
  const reason = vendorFault(vendor, credential, use);
  return reason ? { status: 'fail', reason } : { status: 'ok' };
}

export function testCredential(
  vendor: string,
  credential: Credential,
  uses: { tts: boolean; stt: boolean },
): SpeechTest {
  const result = (use: Use): UseResult =>
    uses[use] ? tryUse(vendor, credential, use) : { status: 'not tested' };
  return { tts: result('tts'), stt: result('stt') };
}
