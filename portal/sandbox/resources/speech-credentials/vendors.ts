/** What a vendor's credential is made of. Facts of API.md 13; `custom:NAME` goes by `custom`. */
export interface SpeechVendor {
  /** Members kept, in the order they are answered; all others of a body are dropped. */
  members: readonly string[];
  /** Masked when read. */
  secrets?: readonly string[];
  /** Kept, but never answered. */
  hidden?: readonly string[];
  /** Members a PUT may set. Each that it leaves out is dropped, `model_id` excepted. */
  settable?: readonly string[];
  /** The members without which there is no credential, in the order of the platform's checks. */
  required?: readonly string[];
  /** Instead of `invalid VENDOR speech credential`. */
  complaint?: string;
  /** Stands in for what is required. */
  unless?(body: Record<string, unknown>): boolean;
  /** What the platform tries out with the vendor; everything else stays `not tested`. */
  tests: readonly ('tts' | 'stt')[];
  /** Who is asked for languages and voices when a credential is stored. */
  asks?: 'or-falls-back' | 'or-fails' | 'always';
}

const KEY_ONLY = { members: ['api_key'], secrets: ['api_key'], required: ['api_key'] } as const;

const keyAndModel = (...more: readonly string[]) => ({
  members: ['api_key', 'model_id', ...more],
  secrets: ['api_key'],
  settable: ['model_id', ...more],
  required: ['api_key', 'model_id'],
});

const MICROSOFT_SETTABLE = [
  'region',
  'use_custom_tts',
  'custom_tts_endpoint',
  'custom_tts_endpoint_url',
  'use_custom_stt',
  'custom_stt_endpoint',
  'custom_stt_endpoint_url',
] as const;

const DEEPGRAM_SETTABLE = [
  'deepgram_stt_uri',
  'deepgram_stt_use_tls',
  'deepgram_tts_uri',
  'model_id',
] as const;

const CUSTOM_SETTABLE = ['custom_stt_url', 'custom_tts_url', 'custom_tts_streaming_url'] as const;

const VENDORS: Record<string, SpeechVendor> = {
  assemblyai: {
    ...KEY_ONLY,
    members: ['api_key', 'service_version'],
    settable: ['service_version'],
    tests: ['stt'],
  },
  aws: {
    members: ['access_key_id', 'secret_access_key', 'role_arn', 'aws_region'],
    secrets: ['secret_access_key'],
    settable: ['aws_region'],
    tests: ['tts', 'stt'],
    asks: 'or-falls-back',
  },
  cartesia: {
    members: ['api_key', 'model_id', 'stt_model_id', 'options'],
    secrets: ['api_key'],
    settable: ['model_id', 'stt_model_id', 'options'],
    // The models depend on the uses, see `missingMember`.
    required: ['api_key'],
    tests: ['tts', 'stt'],
    asks: 'or-fails',
  },
  cobalt: {
    members: ['cobalt_server_uri'],
    settable: ['cobalt_server_uri'],
    required: ['cobalt_server_uri'],
    complaint: 'invalid cobalt server uri',
    tests: [],
  },
  custom: {
    members: ['auth_token', ...CUSTOM_SETTABLE],
    secrets: ['auth_token'],
    settable: CUSTOM_SETTABLE,
    tests: [],
  },
  deepgram: {
    members: ['api_key', ...DEEPGRAM_SETTABLE],
    secrets: ['api_key'],
    settable: DEEPGRAM_SETTABLE,
    required: ['api_key'],
    unless: (body) => Boolean(body['deepgram_stt_uri'] && body['deepgram_tts_uri']),
    tests: ['tts', 'stt'],
    asks: 'or-fails',
  },
  deepgramflux: {
    ...KEY_ONLY,
    complaint: 'invalid deepgram flux speech credential',
    tests: ['stt'],
  },
  elevenlabs: {
    members: ['api_key', 'model_id', 'api_uri', 'options'],
    secrets: ['api_key'],
    settable: ['model_id', 'api_uri', 'options'],
    required: ['api_key', 'model_id'],
    complaint: 'invalid elevenLabs speech credential',
    tests: ['tts'],
    asks: 'or-fails',
  },
  gladia: {
    members: ['api_key', 'region'],
    secrets: ['api_key'],
    hidden: ['region'],
    settable: ['region'],
    tests: ['stt'],
  },
  google: {
    members: ['service_key', 'model_id'],
    settable: ['model_id'],
    required: ['service_key'],
    complaint: 'invalid json key',
    tests: ['tts', 'stt'],
    asks: 'or-falls-back',
  },
  houndify: {
    members: ['client_key', 'client_id', 'user_id', 'houndify_server_uri'],
    secrets: ['client_key'],
    settable: ['houndify_server_uri'],
    required: ['client_id', 'client_key', 'user_id'],
    tests: ['stt'],
  },
  ibm: {
    members: ['tts_api_key', 'tts_region', 'stt_api_key', 'stt_region', 'instance_id'],
    secrets: ['tts_api_key', 'stt_api_key'],
    settable: ['tts_region', 'stt_region'],
    tests: ['tts', 'stt'],
    asks: 'or-falls-back',
  },
  inworld: { ...keyAndModel('options'), tests: ['tts'], asks: 'or-fails' },
  microsoft: {
    members: ['api_key', ...MICROSOFT_SETTABLE],
    secrets: ['api_key'],
    settable: MICROSOFT_SETTABLE,
    required: ['region', 'api_key'],
    complaint: 'invalid azure speech credential',
    unless: (body) => Boolean(body['custom_tts_endpoint_url'] || body['custom_stt_endpoint_url']),
    tests: ['tts', 'stt'],
    asks: 'or-fails',
  },
  nuance: {
    members: ['client_id', 'secret', 'nuance_tts_uri', 'nuance_stt_uri'],
    secrets: ['secret'],
    settable: ['nuance_tts_uri', 'nuance_stt_uri'],
    required: ['client_id', 'secret'],
    unless: (body) => Boolean(body['nuance_tts_uri'] || body['nuance_stt_uri']),
    tests: ['tts', 'stt'],
    asks: 'or-falls-back',
  },
  nvidia: {
    members: ['riva_server_uri'],
    settable: ['riva_server_uri'],
    required: ['riva_server_uri'],
    complaint: 'invalid riva server uri',
    tests: [],
  },
  openai: { ...keyAndModel(), tests: ['stt'] },
  playht: {
    members: ['api_key', 'user_id', 'voice_engine', 'playht_tts_uri', 'options'],
    secrets: ['api_key'],
    settable: ['voice_engine', 'playht_tts_uri', 'options'],
    required: ['api_key', 'user_id', 'voice_engine'],
    tests: ['tts'],
    asks: 'or-fails',
  },
  resemble: {
    members: ['api_key', 'resemble_tts_uri', 'resemble_tts_use_tls'],
    secrets: ['api_key'],
    settable: ['resemble_tts_uri', 'resemble_tts_use_tls'],
    required: ['api_key'],
    tests: ['tts'],
    asks: 'or-falls-back',
  },
  rimelabs: { ...keyAndModel('options'), tests: ['tts'], asks: 'always' },
  soniox: { ...KEY_ONLY, tests: ['stt'] },
  speechmatics: {
    members: ['api_key', 'speechmatics_stt_uri', 'options'],
    secrets: ['api_key'],
    hidden: ['options'],
    settable: ['speechmatics_stt_uri', 'options'],
    required: ['api_key', 'speechmatics_stt_uri'],
    tests: ['stt'],
  },
  verbio: {
    members: ['client_id', 'client_secret', 'engine_version'],
    secrets: ['client_secret'],
    settable: ['engine_version'],
    required: ['client_id', 'client_secret', 'engine_version'],
    tests: ['tts', 'stt'],
    asks: 'or-falls-back',
  },
  voxist: { ...KEY_ONLY, tests: ['stt'] },
  wellsaid: { ...KEY_ONLY, tests: ['tts'] },
  whisper: { ...keyAndModel(), tests: ['tts'] },
};

/** The names of all vendors; `custom` stands for every `custom:NAME`. */
export const SPEECH_VENDORS = Object.keys(VENDORS);

export function speechVendor(name: string): SpeechVendor | undefined {
  // A custom vendor has a name of its own.
  if (name === 'custom') return undefined;
  const known = name.startsWith('custom:') ? 'custom' : name;
  return Object.hasOwn(VENDORS, known) ? VENDORS[known] : undefined;
}
