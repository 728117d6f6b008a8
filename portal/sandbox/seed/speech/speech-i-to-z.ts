import { ACME } from '../known-sids.ts';
import type { KnownCredential } from './speech-a-to-h.ts';

/** The same, from I to Z. */
export const KNOWN_I_TO_Z: readonly KnownCredential[] = [
  {
    sid: 'e38d4645-e3b6-4352-b36c-b54cdb26c2b6',
    vendor: 'ibm',
    members: {
      tts_api_key: 'fakeibmttskeyfortests',
      tts_region: 'us-south',
      stt_api_key: 'fakeibmsttkeyfortests',
      stt_region: 'us-south',
      instance_id: 'fake-instance',
    },
  },
  {
    sid: '8d80af69-2990-42e3-977b-dbb874a28799',
    vendor: 'inworld',
    members: { api_key: 'fakeinworldkeyfortests', model_id: 'inworld-tts-1', options: '{}' },
  },
  {
    sid: '58347618-8458-482d-9465-377086404fe2',
    vendor: 'microsoft',
    label: 'onprem',
    members: {
      use_custom_tts: 1,
      custom_tts_endpoint: 'dep-1',
      custom_tts_endpoint_url: 'http://192.0.2.70:5000/tts',
      use_custom_stt: 1,
      custom_stt_endpoint: 'dep-2',
      custom_stt_endpoint_url: 'ws://192.0.2.70:5001/stt',
    },
  },
  {
    sid: 'c3033677-eb1e-44ee-abc0-80271574e512',
    vendor: 'microsoft',
    members: {
      api_key: 'fakemicrosoftkeyfortests',
      region: 'eastus',
      use_custom_tts: 0,
      custom_tts_endpoint: '',
      custom_tts_endpoint_url: '',
      use_custom_stt: 0,
      custom_stt_endpoint: '',
      custom_stt_endpoint_url: '',
    },
  },
  {
    sid: 'df62a085-9e54-450e-b63b-c0ea7c0b9a7d',
    vendor: 'microsoft',
    label: 'acme',
    accountSid: ACME,
    members: {
      api_key: 'fakemicrosoftkeyfortests',
      region: 'eastus',
      use_custom_tts: 0,
      custom_tts_endpoint: '',
      custom_tts_endpoint_url: '',
      use_custom_stt: 0,
      custom_stt_endpoint: '',
      custom_stt_endpoint_url: '',
    },
  },
  {
    sid: 'ace9c16c-c046-4fc3-89bd-6c7dcc64c86f',
    vendor: 'nuance',
    members: { client_id: 'fake-client-id', secret: 'fakenuancesecretfortests' },
  },
  {
    sid: '11d52a06-5e2b-4817-af58-8fa2ca99fb28',
    vendor: 'nvidia',
    members: { riva_server_uri: '192.0.2.60:50051' },
  },
  {
    sid: 'ee11bd97-c232-4d07-bd8d-84ae5b3525cf',
    vendor: 'openai',
    members: { api_key: 'fakeopenaikeyfortests', model_id: 'whisper-1' },
  },
  {
    sid: 'd03190c5-8fb8-436f-aa2f-1afdc93af14c',
    vendor: 'playht',
    members: {
      api_key: 'fakeplayhtkeyfortests',
      user_id: 'fakeuser',
      voice_engine: 'PlayHT2.0',
      playht_tts_uri: '',
      options: '{"quality":"medium","speed":1}',
    },
  },
  {
    sid: 'a57bff28-c015-4c7a-ad57-b42cfaabc5bd',
    vendor: 'resemble',
    members: {
      api_key: 'fakeresemblekeyfortests',
      resemble_tts_uri: 'tts.resemble.example',
      resemble_tts_use_tls: 1,
    },
  },
  {
    sid: '186c55e7-cc72-44a9-8006-facd33f80284',
    vendor: 'rimelabs',
    members: {
      api_key: 'fakerimelabskeyfortests',
      model_id: 'mist',
      options: '{"speedAlpha":1,"reduceLatency":true}',
    },
  },
  {
    sid: '00341f7c-ae41-4de5-835a-4bacd58fd1d4',
    vendor: 'soniox',
    members: { api_key: 'fakesonioxkeyfortests' },
  },
  {
    sid: '461695b1-296c-4b1c-aa3c-10361bae5728',
    vendor: 'speechmatics',
    members: {
      api_key: 'fakespeechmaticskeyfortests',
      speechmatics_stt_uri: 'eu2.rt.speechmatics.com',
    },
  },
  {
    sid: '67c547a1-7217-4222-9dae-6aee1e3c9cf4',
    vendor: 'verbio',
    members: {
      client_id: 'fakeverbioid',
      client_secret: 'fakeverbiosecretfortests',
      engine_version: 'V1',
    },
  },
  {
    sid: 'd3de58e9-ffa2-4890-9136-40646923f5ca',
    vendor: 'voxist',
    members: { api_key: 'fakevoxistkeyfortests' },
  },
  {
    sid: '748d0aac-8be7-4a5b-a53d-808c9b50f3dc',
    vendor: 'wellsaid',
    members: { api_key: 'fakewellsaidkeyfortests' },
  },
  {
    sid: '36b99cd3-f16f-4ce3-b661-c50d80dcf57c',
    vendor: 'whisper',
    members: { api_key: 'fakewhisperkeyfortests', model_id: 'tts-1' },
  },
];
