import { describe, expect, it } from 'vitest';
import { isRequired, isSecret, visibleFields } from '../../patterns/credential-fields/index.ts';
import { findVendor, speechVendors } from '../speech-vendors/index.ts';
import { filled, keyFile, masked } from './speech-credential.fixtures.ts';
import {
  credentialOf,
  newCredential,
  offeredFields,
  secretIds,
  sentMembers,
  speechFields,
  storedCredential,
  validateSpeech,
} from './speech-credential.model.ts';

type Case = {
  vendor: string;
  /** What steers the form. */
  with: Record<string, string | boolean>;
  /** Members the platform is given, besides the uses. */
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

/** Each vendor in each of its modes, as the contract of the platform has it. */
const cases: Case[] = [
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

const offUses = { use_for_tts: false, use_for_stt: false };
const valuesFor = ({ vendor, with: steering }: Case) => {
  const fields = speechFields(vendor);
  const uses = Object.fromEntries(
    Object.entries({ ...offUses, ...steering }).filter(([id]) => fields.some((f) => f.id === id)),
  );
  return filled(fields, { ...newSteering(vendor), ...uses });
};
/** What only steers the form, as it starts. */
const newSteering = (vendor: string) => {
  const values = newCredential(vendor);
  const steering = speechFields(vendor).filter(
    ({ kind, isUiOnly }) => kind === 'modes' || isUiOnly,
  );
  return Object.fromEntries(steering.map(({ id }) => [id, values[id] ?? '']));
};
const given = (members: object) =>
  Object.entries(members)
    .filter(([name, value]) => value !== null && value !== 0 && !name.startsWith('use_for_'))
    .map(([name]) => name)
    .toSorted();
const words = (text: string) => text.split(' ').filter(Boolean).toSorted();

/** As the platform answers what it was sent. */
const answerTo = (members: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => {
      if (value === null) return [];
      if (name === 'service_key') return [[name, keyFile.replace(/(MIIEvQ)\w+/, '$1XXXXXX')]];
      const isMasked = /^(?:.*api_key|secret.*|client_(?:key|secret)|auth_token)$/.test(name);
      return [[name, isMasked ? masked(String(value)) : value]];
    }),
  );

it('every vendor has its cases here', () => {
  expect([...new Set(cases.map(({ vendor }) => vendor))].toSorted()).toEqual(
    speechVendors.map(({ id }) => id).toSorted(),
  );
  expect(speechFields('custom:House')).toEqual(speechFields('custom'));
  expect(findVendor('brand-new')).toBeUndefined();
});

it.each(speechVendors)('$id asks for the uses it has, on to begin with', (vendor) => {
  const uses = speechFields(vendor.id).filter(({ id }) => id.startsWith('use_for_'));
  expect(uses.map(({ id }) => id)).toEqual([
    ...(vendor.synthesis ? ['use_for_tts'] : []),
    ...(vendor.recognition ? ['use_for_stt'] : []),
  ]);
  expect(uses.every(({ initial }) => initial === true)).toBe(true);
});

it.each(speechVendors)('$id can be tried in no use that it has not', (vendor) => {
  const { tts, stt } = vendor.tests;
  expect([Boolean(tts && !vendor.synthesis), Boolean(stt && !vendor.recognition)]).toEqual([
    false,
    false,
  ]);
});

describe.each(cases)('$vendor with $with', (one) => {
  const { vendor } = one;
  const fields = speechFields(vendor);
  const full = valuesFor(one);
  const answer = answerTo(sentMembers(vendor, full));
  const stored = storedCredential(vendor, answer);

  it('has nothing to complain of when all is there', () => {
    expect(validateSpeech(vendor, full)).toEqual({});
  });

  it('sends what the platform takes of a new one', () => {
    expect(given(sentMembers(vendor, full))).toEqual(words(one.post));
  });

  it('says of each required field that it is missing, and of no other', () => {
    for (const field of visibleFields(fields, full)) {
      if (field.kind === 'checkbox' || field.kind === 'modes') continue;
      const without = { ...full, [field.id]: '' };
      const message = validateSpeech(vendor, without)[field.id];
      expect([field.id, Boolean(message)]).toEqual([field.id, isRequired(field, without)]);
      if (message) expect(message).toMatch(/^(Enter|Choose) .+\.$/);
      // A label of capitals keeps its first one: 'the Riva Server URI'.
      if (message) expect(message).not.toMatch(/ the [a-z]+ [A-Z][a-z]/);
      // Blanks are nothing.
      if (field.kind === 'text' && message) {
        expect(validateSpeech(vendor, { ...full, [field.id]: '  ' })[field.id]).toBe(message);
      }
    }
  });

  it('neither asks for what is not shown nor sends it', () => {
    const shown = visibleFields(fields, full);
    const hidden = fields.filter((field) => !shown.includes(field));
    const emptied = { ...full, ...Object.fromEntries(hidden.map(({ id }) => [id, ''])) };
    expect(validateSpeech(vendor, emptied)).toEqual({});
    expect(sentMembers(vendor, emptied)).toEqual(sentMembers(vendor, full));
  });

  it('comes back from the platform as it went, but for its secrets', () => {
    const back = credentialOf(vendor, answer);
    for (const field of visibleFields(fields, full)) {
      expect([field.id, back[field.id]]).toEqual([field.id, isSecret(field) ? '' : full[field.id]]);
    }
    expect(JSON.stringify(back)).not.toContain('X'.repeat(5));
    expect(visibleFields(fields, back)).toEqual(visibleFields(fields, full));
  });

  it('a change sends all that can change, and no secret', () => {
    const sent = sentMembers(vendor, stored.values, stored);
    expect(given(sent)).toEqual(words(one.put));
    expect(sent).toHaveProperty('use_for_tts');
    expect(sent).toHaveProperty('use_for_stt');
    for (const id of secretIds(vendor)) {
      expect(sent).not.toHaveProperty(id);
      // Not even one that came into the form in some other way.
      const forced = { ...stored.values, [id]: stored.masks[id] ?? '' };
      expect(sentMembers(vendor, forced, stored)).not.toHaveProperty(id);
    }
    expect(JSON.stringify(sent)).not.toMatch(/X{5}/);
  });

  it('keeps its secrets and identities without asking for them again', () => {
    expect(validateSpeech(vendor, stored.values, stored)).toEqual({});
    const locked = visibleFields(fields, full).filter(isSecret);
    expect(Object.keys(stored.masks).toSorted()).toEqual(locked.map(({ id }) => id).toSorted());
    expect(locked.every(({ isFixed }) => isFixed)).toBe(true);
  });
});

describe('what can only be given at first', () => {
  const addLater = /can only be given when a credential is added/;
  it.each([
    ['ibm', { use_for_tts: 1, tts_region: 'eu-de', tts_api_key: 'abcdefXX' }, stt, 'stt_api_key'],
    [
      'microsoft',
      { ...{ use_for_tts: 1 }, custom_tts_endpoint_url: 'http://a.b' },
      hosted,
      'api_key',
    ],
    ['nuance', { use_for_tts: 1, nuance_tts_uri: 'a:1' }, { onprem_tts: false }, 'secret'],
  ])('%s: a change that asks for it is refused', (vendor, answer, change, id) => {
    const stored = storedCredential(vendor, answer);
    expect(validateSpeech(vendor, stored.values, stored)).toEqual({});
    const changed = { ...stored.values, stt_region: 'eu-de', region: 'eastus', ...change };
    expect(validateSpeech(vendor, changed, stored)[id]).toMatch(addLater);
  });

  it('a credential that was stored without it stays as it is', () => {
    const stored = storedCredential('houndify', {
      use_for_stt: 1,
      client_id: 'c',
      client_key: 'kkkkkkX',
    });
    expect(validateSpeech('houndify', stored.values, stored)).toEqual({});
  });
});

describe('single rules', () => {
  const messageOf = (vendor: string, id: string, value: string, more = {}) =>
    validateSpeech(vendor, { ...newCredential(vendor), ...more, [id]: value })[id];

  it.each(['192.0.2.1:5070', 'nuance.example.net:123456'])('Nuance takes %s', (uri) => {
    expect(messageOf('nuance', 'nuance_tts_uri', uri, { onprem_tts: true })).toBeUndefined();
  });
  it.each(['192.0.2.1', '192.0.2.1:', 'host:1234567', 'http://host:1', 'host:port'])(
    'Nuance refuses %s',
    (uri) => {
      expect(messageOf('nuance', 'nuance_tts_uri', uri, { onprem_tts: true })).toMatch(/ip:port/);
    },
  );
  it.each([
    ['custom_tts_url', 'wss://a.b', /http:\/\//],
    ['custom_tts_streaming_url', 'https://a.b', /ws:\/\//],
    ['custom_stt_url', 'https://a.b', /ws:\/\//],
  ])('Custom: %s does not take %s', (id, url, message) => {
    expect(messageOf('custom', id, url)).toMatch(message);
  });
  it('Custom wants one of two URLs to speak', () => {
    const one = { custom_tts_streaming_url: 'wss://a.b', custom_stt_url: 'wss://a.b' };
    expect(validateSpeech('custom', { ...newCredential('custom'), ...one })).toEqual({});
    expect(Object.keys(validateSpeech('custom', newCredential('custom')))).toEqual([
      'custom_tts_url',
      'custom_tts_streaming_url',
      'custom_stt_url',
    ]);
  });
  it('Google: a file that is no key is refused in the words there are for it', () => {
    expect(messageOf('google', 'service_key', '{"private_key":"a"}')).toBe(
      'Invalid service key file, could not parse as JSON.',
    );
  });
  it('options that are no JSON are refused', () => {
    expect(messageOf('rimelabs', 'options', '{', { has_options: true })).toMatch(/not valid JSON/);
  });
});

describe('details of the wire', () => {
  const start = (vendor: string, more: object) => ({ ...newCredential(vendor), ...more });

  it("Deepgram's endpoint in the EU has TLS, that in the US has neither", () => {
    const eu = start('deepgram', { endpoint: 'api.eu.deepgram.com', api_key: 'k' });
    expect(sentMembers('deepgram', eu)).toMatchObject({
      deepgram_stt_uri: 'api.eu.deepgram.com',
      deepgram_stt_use_tls: 1,
    });
    expect(sentMembers('deepgram', start('deepgram', { api_key: 'k' }))).toMatchObject({
      deepgram_stt_uri: null,
      deepgram_stt_use_tls: 0,
      deepgram_tts_uri: null,
    });
  });

  it('modes keep what was entered in the other one', () => {
    const typed = start('speechmatics', { mode: 'onprem', speechmatics_stt_uri: 'mine:9000' });
    const hosted = { ...typed, mode: 'hosted', endpoint: 'eu2.rt.speechmatics.com' };
    expect(sentMembers('speechmatics', hosted)['speechmatics_stt_uri']).toBe(
      'eu2.rt.speechmatics.com',
    );
    expect(sentMembers('speechmatics', { ...hosted, mode: 'onprem' })).toMatchObject({
      speechmatics_stt_uri: 'mine:9000',
    });
  });

  it('options are text; cleared, they are null, and the template stands ready', () => {
    const values = start('elevenlabs', { has_options: true });
    expect(JSON.parse(String(sentMembers('elevenlabs', values)['options']))).toEqual({
      optimize_streaming_latency: 3,
      voice_settings: { stability: 0.5, similarity_boost: 0.5, use_speaker_boost: true },
    });
    expect(sentMembers('elevenlabs', start('elevenlabs', {}))['options']).toBeNull();
    const { has_options, options: text } = credentialOf('playht', { options: '{"speed":2}' });
    expect([has_options, text]).toEqual([true, '{"speed":2}']);
    expect(credentialOf('playht', {})['has_options']).toBe(false);
    expect(credentialOf('playht', {})['options']).toContain('female_happy');
  });

  it('a key file is known by as much of it as may be seen', () => {
    const { values, masks } = storedCredential('google', { service_key: keyFile });
    expect(values['service_key']).toBe('');
    expect(masks['service_key']).toContain('MIIEvQXX');
    expect(masks['service_key']).not.toContain('MIIEvQIB');
  });

  it('a model that is gone from the list stays a choice', () => {
    const lists = { models: [{ value: 'new', label: 'New' }] };
    const field = offeredFields('whisper', lists, { model_id: 'old' }).find(
      ({ id }) => id === 'model_id',
    );
    expect(field?.kind === 'combobox' && field.options.map(({ value }) => value)).toEqual([
      'new',
      'old',
    ]);
  });

  it('Gladia never tells its region: it is asked for each time', () => {
    const stored = storedCredential('gladia', { use_for_stt: 1, api_key: 'abcdefX' });
    expect(Object.keys(validateSpeech('gladia', stored.values, stored))).toEqual(['region']);
  });
});
