/** Members that a vendor's form sends in one of its modes. */
export type Case = {
  vendor: string;
  /** Values that control the form. */
  with: Record<string, string | boolean>;
  /** Members sent besides the uses. */
  post: string;
  put: string;
};
const both = { use_for_tts: true, use_for_stt: true };
const tts = { use_for_tts: true };
const stt = { use_for_stt: true };
const hosted = { mode: 'hosted' };
const onPrem = { mode: 'onprem' };
const options = { has_options: true };
const key = { post: 'api_key', put: '' };

/** Each vendor in each of its modes, by the platform's contract. */
export const cases: Case[] = [
  { vendor: 'assemblyai', with: stt, post: 'service_version api_key', put: 'service_version' },
  {
    vendor: 'aws',
    with: { ...both, mode: 'access_key' },
    post: 'aws_region access_key_id secret_access_key',
    put: 'aws_region',
  },
  {
    vendor: 'aws',
    with: { ...both, mode: 'assume_role' },
    post: 'aws_region role_arn',
    put: 'aws_region',
  },
  {
    vendor: 'aws',
    with: { ...both, mode: 'instance_profile' },
    post: 'aws_region',
    put: 'aws_region',
  },
  {
    vendor: 'cartesia',
    with: { ...both, ...options },
    post: 'api_key model_id stt_model_id options',
    put: 'model_id stt_model_id options',
  },
  { vendor: 'cartesia', with: { ...tts }, post: 'api_key model_id', put: 'model_id' },
  { vendor: 'cartesia', with: { ...stt }, post: 'api_key stt_model_id', put: 'stt_model_id' },
  { vendor: 'cobalt', with: stt, post: 'cobalt_server_uri', put: 'cobalt_server_uri' },
  {
    vendor: 'custom',
    with: both,
    post: 'custom_tts_url custom_tts_streaming_url custom_stt_url auth_token',
    put: 'custom_tts_url custom_tts_streaming_url custom_stt_url',
  },
  { vendor: 'custom', with: stt, post: 'custom_stt_url auth_token', put: 'custom_stt_url' },
  {
    vendor: 'deepgram',
    with: { ...both, ...hosted },
    post: 'api_key deepgram_stt_uri deepgram_stt_use_tls model_id',
    put: 'deepgram_stt_uri deepgram_stt_use_tls model_id',
  },
  {
    vendor: 'deepgram',
    with: { ...both, ...onPrem },
    post: 'api_key deepgram_stt_uri deepgram_tts_uri deepgram_stt_use_tls model_id',
    put: 'deepgram_stt_uri deepgram_tts_uri deepgram_stt_use_tls model_id',
  },
  { vendor: 'deepgramflux', with: stt, ...key },
  {
    vendor: 'elevenlabs',
    with: { ...tts, ...options },
    post: 'api_uri api_key model_id options',
    put: 'api_uri model_id options',
  },
  { vendor: 'gladia', with: stt, post: 'api_key region', put: 'region' },
  { vendor: 'google', with: both, post: 'service_key model_id', put: 'model_id' },
  {
    vendor: 'houndify',
    with: stt,
    post: 'client_id client_key user_id houndify_server_uri',
    put: 'houndify_server_uri',
  },
  {
    vendor: 'ibm',
    with: both,
    post: 'tts_region tts_api_key stt_region stt_api_key instance_id',
    put: 'tts_region stt_region',
  },
  {
    vendor: 'inworld',
    with: { ...tts, ...options },
    post: 'api_key model_id options',
    put: 'model_id options',
  },
  {
    vendor: 'microsoft',
    with: { ...both, ...hosted, use_custom_tts: true, use_custom_stt: true },
    post: 'region api_key use_custom_tts custom_tts_endpoint use_custom_stt custom_stt_endpoint',
    put: 'region use_custom_tts custom_tts_endpoint use_custom_stt custom_stt_endpoint',
  },
  {
    vendor: 'microsoft',
    with: { ...both, ...onPrem, use_custom_tts: false, use_custom_stt: false },
    post: 'custom_tts_endpoint_url custom_stt_endpoint_url api_key',
    put: 'custom_tts_endpoint_url custom_stt_endpoint_url',
  },
  {
    vendor: 'nuance',
    with: { ...both, onprem_tts: false, onprem_stt: false },
    post: 'client_id secret',
    put: '',
  },
  {
    vendor: 'nuance',
    with: { ...both, onprem_tts: true, onprem_stt: true },
    post: 'client_id secret nuance_tts_uri nuance_stt_uri',
    put: 'nuance_tts_uri nuance_stt_uri',
  },
  { vendor: 'nvidia', with: both, post: 'riva_server_uri', put: 'riva_server_uri' },
  { vendor: 'openai', with: stt, post: 'api_key model_id', put: 'model_id' },
  {
    vendor: 'playht',
    with: { ...tts, ...hosted, ...options },
    post: 'user_id api_key voice_engine options',
    put: 'voice_engine options',
  },
  {
    vendor: 'playht',
    with: { ...tts, ...onPrem, has_options: false },
    post: 'playht_tts_uri user_id api_key voice_engine',
    put: 'playht_tts_uri voice_engine',
  },
  { vendor: 'resemble', with: { ...tts, onprem: false }, post: 'api_key', put: '' },
  {
    vendor: 'resemble',
    with: { ...tts, onprem: true },
    post: 'api_key resemble_tts_uri resemble_tts_use_tls',
    put: 'resemble_tts_uri resemble_tts_use_tls',
  },
  {
    vendor: 'rimelabs',
    with: { ...tts, ...options },
    post: 'api_key model_id options',
    put: 'model_id options',
  },
  { vendor: 'soniox', with: stt, ...key },
  {
    vendor: 'speechmatics',
    with: { ...stt, ...hosted },
    post: 'api_key speechmatics_stt_uri',
    put: 'speechmatics_stt_uri',
  },
  {
    vendor: 'speechmatics',
    with: { ...stt, ...onPrem },
    post: 'api_key speechmatics_stt_uri',
    put: 'speechmatics_stt_uri',
  },
  {
    vendor: 'verbio',
    with: both,
    post: 'client_id client_secret engine_version',
    put: 'engine_version',
  },
  { vendor: 'voxist', with: stt, ...key },
  { vendor: 'wellsaid', with: tts, ...key },
  { vendor: 'whisper', with: tts, post: 'api_key model_id', put: 'model_id' },
];
