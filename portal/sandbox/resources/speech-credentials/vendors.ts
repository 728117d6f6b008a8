import { findVendor, type SpeechField, speechVendors } from '@trunkline/ui/engines/speech-vendors';

/** Members of a vendor's credential that the platform stores and requires. */
type SpeechVendor = {
  /** Members to store, in the order of responses; all others in a body are dropped. */
  members: readonly string[];
  /** Masked when read. */
  secrets: readonly string[];
  /** Members that a PUT may set; each omitted one is dropped, except for `model_id`. */
  settable: readonly string[];
  /** Required members, in the order of the platform's checks. */
  required: readonly string[];
  /** Uses that the platform tests with the vendor; all others stay `not tested`. */
  tests: readonly ('tts' | 'stt')[];
} & Quirks;

type Quirks = {
  /** Stored, but never returned. */
  hidden?: readonly string[];
  /** Replaces `invalid VENDOR speech credential`. */
  complaint?: string;
  /** Whether a body needs no required members. */
  unless?(body: Record<string, unknown>): boolean;
  /** How the platform queries the vendor for languages and voices once a credential is stored. */
  asks?: 'or-falls-back' | 'or-fails' | 'always';
};

/** Differences between the platform and the fields of the console. Recorded in `speech-credentials`. */
const quirks: Record<string, Partial<SpeechVendor>> = {
  assemblyai: { members: ['api_key', 'service_version'], required: ['api_key'] },
  aws: { required: [], asks: 'or-falls-back' },
  // The required models depend on the uses, see `fault`.
  cartesia: { asks: 'or-fails' },
  cobalt: { complaint: 'invalid cobalt server uri' },
  custom: {
    members: ['auth_token', 'custom_stt_url', 'custom_tts_url', 'custom_tts_streaming_url'],
  },
  deepgram: {
    required: ['api_key'],
    unless: (body) => Boolean(body['deepgram_stt_uri'] && body['deepgram_tts_uri']),
    asks: 'or-fails',
  },
  deepgramflux: { complaint: 'invalid deepgram flux speech credential' },
  elevenlabs: {
    members: ['api_key', 'model_id', 'api_uri', 'options'],
    required: ['api_key', 'model_id'],
    complaint: 'invalid elevenLabs speech credential',
    asks: 'or-fails',
  },
  gladia: { hidden: ['region'], required: [] },
  google: { complaint: 'invalid json key', asks: 'or-falls-back' },
  houndify: { members: ['client_key', 'client_id', 'user_id', 'houndify_server_uri'] },
  ibm: {
    members: ['tts_api_key', 'tts_region', 'stt_api_key', 'stt_region', 'instance_id'],
    asks: 'or-falls-back',
  },
  inworld: { asks: 'or-fails' },
  microsoft: {
    members: [
      'api_key',
      'region',
      'use_custom_tts',
      'custom_tts_endpoint',
      'custom_tts_endpoint_url',
      'use_custom_stt',
      'custom_stt_endpoint',
      'custom_stt_endpoint_url',
    ],
    required: ['region', 'api_key'],
    complaint: 'invalid azure speech credential',
    unless: (body) => Boolean(body['custom_tts_endpoint_url'] || body['custom_stt_endpoint_url']),
    asks: 'or-fails',
  },
  nuance: {
    required: ['client_id', 'secret'],
    unless: (body) => Boolean(body['nuance_tts_uri'] || body['nuance_stt_uri']),
    tests: ['tts', 'stt'],
    asks: 'or-falls-back',
  },
  nvidia: { complaint: 'invalid riva server uri' },
  playht: {
    members: ['api_key', 'user_id', 'voice_engine', 'playht_tts_uri', 'options'],
    required: ['api_key', 'user_id', 'voice_engine'],
    asks: 'or-fails',
  },
  resemble: { asks: 'or-falls-back' },
  rimelabs: { asks: 'always' },
  speechmatics: {
    members: ['api_key', 'speechmatics_stt_uri', 'options'],
    hidden: ['options'],
    settable: ['speechmatics_stt_uri', 'options'],
    required: ['api_key', 'speechmatics_stt_uri'],
  },
  verbio: { asks: 'or-falls-back' },
};

const memberOf = ({ id, member = id }: SpeechField) => member;

/** Ids of all vendors; `custom` stands for every `custom:NAME`. */
export const vendorIds = speechVendors.map(({ id }) => id);

export function speechVendor(name: string): SpeechVendor | undefined {
  // A custom vendor has its own name.
  const vendor = name === 'custom' ? undefined : findVendor(name);
  if (!vendor) return undefined;
  const fields = vendor.fields.filter(({ kind, isUiOnly }) => kind !== 'modes' && !isUiOnly);
  const isAlwaysRequired = (field: SpeechField) =>
    field.kind !== 'checkbox' &&
    'isRequired' in field &&
    field.isRequired === true &&
    !field.isShown;
  return {
    members: [...new Set(fields.map(memberOf))],
    secrets: fields.filter(({ kind }) => kind === 'secret').map(memberOf),
    settable: fields.filter(({ isFixed }) => !isFixed).map(memberOf),
    required: fields.filter(isAlwaysRequired).map(memberOf),
    tests: (['tts', 'stt'] as const).filter((use) => vendor.tests[use]),
    ...quirks[vendor.id],
  };
}
