import { ACME } from '../known-sids.ts';

export type Members = Record<string, string | number>;

export type KnownCredential = {
  sid: string;
  vendor: string;
  label?: string;
  accountSid?: string;
  members: Members;
};

const googleKey = JSON.stringify({
  type: 'service_account',
  project_id: 'fake-project',
  private_key_id: 'fakekeyid',
  private_key: `-----BEGIN PRIVATE KEY-----\n${'MIIFAKE'.repeat(10)}`,
  client_email: 'svc@fake-project.iam.gserviceaccount.com',
  client_id: '1',
  token_uri: 'https://oauth2.example.com/token',
});

/** Credentials of the recorded world with their ids and made-up keys: from A to H. */
export const KNOWN_A_TO_H: readonly KnownCredential[] = [
  {
    sid: '1e782c5c-0ba9-4fc3-b1df-9477f1185238',
    vendor: 'assemblyai',
    members: { api_key: 'fakeassemblyaikeyfortests', service_version: 'v2' },
  },
  {
    sid: '076bd698-3a33-4049-916a-c97c5f4aabcf',
    vendor: 'aws',
    label: 'instance',
    members: { aws_region: 'eu-west-1' },
  },
  {
    sid: 'b5558b74-3a03-4657-aa81-2f8a824627e4',
    vendor: 'aws',
    members: {
      access_key_id: 'AKIAFAKEFAKEFAKE',
      secret_access_key: 'fakeawssecret/accessfortests',
      aws_region: 'us-east-1',
    },
  },
  {
    sid: 'fe22efef-9641-45de-ad39-c2a740719c1f',
    vendor: 'aws',
    label: 'role',
    members: { role_arn: 'arn:aws:iam::123456789012:role/voice', aws_region: 'eu-west-1' },
  },
  {
    sid: '78dc4b51-ae46-46c6-8ea9-3f83e018c141',
    vendor: 'cartesia',
    members: {
      api_key: 'fakecartesiakeyfortests',
      model_id: 'sonic',
      stt_model_id: 'ink-whisper',
      options: '{}',
    },
  },
  {
    sid: '938f5a10-166f-43cb-9ac6-9f0200822a4c',
    vendor: 'cobalt',
    members: { cobalt_server_uri: '192.0.2.61:2727' },
  },
  {
    sid: 'f9541647-ae88-4d52-a709-0039766e54c1',
    vendor: 'custom:house-voices',
    members: {
      auth_token: 'fakehousevoicestokenfortests',
      custom_stt_url: 'wss://speech.example.com/stt',
      custom_tts_url: 'https://speech.example.com/tts',
      custom_tts_streaming_url: 'wss://speech.example.com/tts-stream',
    },
  },
  {
    sid: '6e7b8015-4c16-483b-ad82-a319be28a668',
    vendor: 'deepgram',
    members: { api_key: 'fakedeepgramkeyfortests', model_id: 'nova-2' },
  },
  {
    sid: 'bd447bd0-0f86-459f-a70c-012de46aa1ac',
    vendor: 'deepgram',
    label: 'acme',
    accountSid: ACME,
    members: { api_key: 'fakedeepgramkeyfortests', model_id: 'nova-2' },
  },
  {
    sid: 'c10f0bbb-30a2-413b-9369-18653d1733ab',
    vendor: 'deepgram',
    label: 'onprem',
    members: {
      deepgram_stt_uri: '192.0.2.71:8080',
      deepgram_stt_use_tls: 0,
      deepgram_tts_uri: '192.0.2.71:8081',
    },
  },
  {
    sid: '8ce8a712-c546-4b85-a2eb-0b835cd8e446',
    vendor: 'deepgramflux',
    members: { api_key: 'fakedeepgramfluxkeyfortests' },
  },
  {
    sid: '4ae04b96-00e9-47c9-8f7b-7589b9325ab9',
    vendor: 'elevenlabs',
    label: 'acme',
    accountSid: ACME,
    members: {
      api_key: 'fakeelevenlabskeyfortests',
      model_id: 'eleven_multilingual_v2',
      api_uri: 'api.eu.residency.elevenlabs.io',
      options:
        '{"optimize_streaming_latency":3,"voice_settings":{"stability":0.5,"similarity_boost":0.5,"use_speaker_boost":true}}',
    },
  },
  {
    sid: '91dfd6ba-72ca-4994-8c7e-69d2807d0241',
    vendor: 'elevenlabs',
    members: {
      api_key: 'fakeelevenlabskeyfortests',
      model_id: 'eleven_multilingual_v2',
      api_uri: 'api.eu.residency.elevenlabs.io',
      options:
        '{"optimize_streaming_latency":3,"voice_settings":{"stability":0.5,"similarity_boost":0.5,"use_speaker_boost":true}}',
    },
  },
  {
    sid: '6a6f6048-6539-47ea-85df-f876f1b9d374',
    vendor: 'gladia',
    members: { api_key: 'fakegladiakeyfortests' },
  },
  {
    sid: '7c146ce5-fa6c-4969-a549-facf3f8cda3f',
    vendor: 'google',
    label: 'acme',
    accountSid: ACME,
    members: { service_key: googleKey },
  },
  {
    sid: 'ca7ca857-7605-47ac-9d42-6260f7f1af29',
    vendor: 'google',
    members: { service_key: googleKey },
  },
  {
    sid: '123a9e2c-eb9e-4dd8-8cc0-368da05c21a9',
    vendor: 'houndify',
    members: {
      client_key: 'fakehoundifykeyfortests',
      client_id: 'fakehoundid',
      user_id: 'fakehounduser',
      houndify_server_uri: '',
    },
  },
];
