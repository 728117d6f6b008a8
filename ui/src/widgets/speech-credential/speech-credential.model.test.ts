import { describe, expect, it } from 'vitest';
import { keyFile } from './speech-credential.fixtures.ts';
import {
  credentialOf,
  newCredential,
  offeredFields,
  sentMembers,
  speechMessages,
  storedCredential,
  validateSpeech,
} from './speech-credential.model.ts';

describe('what can only be given at first', () => {
  const addLater = /can only be set when adding a credential/i;
  it.each([
    [
      'ibm',
      { use_for_tts: 1, tts_region: 'eu-de', tts_api_key: 'abcdefXX' },
      { use_for_stt: true },
      'stt_api_key',
    ],
    [
      'microsoft',
      { use_for_tts: 1, custom_tts_endpoint_url: 'http://a.b' },
      { mode: 'hosted' },
      'api_key',
    ],
    ['nuance', { use_for_tts: 1, nuance_tts_uri: 'a:1' }, { onprem_tts: false }, 'secret'],
  ])('%s: a change that asks for it is refused', (vendor, answer, change, id) => {
    const stored = storedCredential(vendor, answer);
    expect(validateSpeech(vendor, stored.values, stored)).toEqual({});
    const changed = { ...stored.values, stt_region: 'eu-de', region: 'eastus', ...change };
    expect(validateSpeech(vendor, changed, stored)[id]).toMatch(addLater);
    const messages = { ...speechMessages, notLater: 'Nur beim Anlegen.' };
    expect(validateSpeech(vendor, changed, stored, messages)[id]).toBe(messages.notLater);
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

  it.each([
    [
      'cartesia',
      { model_id: 'sonic-2', stt_model_id: 'ink-whisper', api_key: 'abcdefX' },
      'use_for_stt',
      { stt_model_id: 'ink-whisper', model_id: 'sonic-2' },
    ],
    [
      'ibm',
      { tts_region: 'eu-de', stt_region: 'us-east', instance_id: 'i' },
      'use_for_tts',
      { tts_region: 'eu-de', stt_region: 'us-east' },
    ],
    [
      'microsoft',
      {
        region: 'eastus',
        use_custom_stt: 1,
        custom_stt_endpoint: 'own-model',
        api_key: 'abcdefX',
      },
      'use_for_stt',
      { use_custom_stt: 1, custom_stt_endpoint: 'own-model', region: 'eastus' },
    ],
    [
      'custom',
      { custom_tts_url: 'https://a.b', custom_stt_url: 'wss://a.b' },
      'use_for_stt',
      { custom_tts_url: 'https://a.b', custom_stt_url: 'wss://a.b' },
    ],
  ])('%s keeps what a use has that is switched off', (vendor, answer, use, kept) => {
    const stored = storedCredential(vendor, { use_for_tts: 1, use_for_stt: 1, ...answer });
    const off = { ...stored.values, [use]: false };
    expect(sentMembers(vendor, off, stored)).toMatchObject({ ...kept, [use]: 0 });
    // Input of a use that is then switched off is neither checked nor sent.
    const typed = { ...off, stt_region: 'x', stt_model_id: '', custom_stt_url: 'nonsense' };
    const shown = use === 'use_for_stt' ? typed : off;
    expect(sentMembers(vendor, shown, stored)).toMatchObject(kept);
    // A visible field that is emptied is cleared.
    const custom = { ...stored.values, custom_stt_endpoint: '', model_id: '' };
    const cleared = sentMembers(vendor, custom, stored);
    if ('model_id' in kept) expect(cleared['model_id']).toBeNull();
    if ('custom_stt_endpoint' in kept) expect(cleared['custom_stt_endpoint']).toBeNull();
  });

  it('what was changed before its use was switched off is all as it was stored', () => {
    const own = { use_custom_stt: 1, custom_stt_endpoint: 'own-model' };
    const stored = storedCredential('microsoft', { use_for_tts: 1, use_for_stt: 1, ...own });
    const typed = { use_custom_stt: false, custom_stt_endpoint: '', use_for_stt: false };
    expect(sentMembers('microsoft', { ...stored.values, ...typed }, stored)).toMatchObject({
      ...own,
      use_for_stt: 0,
    });
  });

  it('uses that an answer leaves out are off, never null', () => {
    const stored = storedCredential('elevenlabs', { model_id: 'one', use_for_tts: null });
    const changed = sentMembers('elevenlabs', { ...stored.values, model_id: 'two' }, stored);
    expect(changed).toMatchObject({ use_for_tts: 0, use_for_stt: 0, model_id: 'two' });
  });

  it.each([
    ['elevenlabs', 'options', { speed: 2 }, 'options', '{\n  "speed": 2\n}'],
    ['elevenlabs', 'model_id', 7, 'model_id', '7'],
    ['deepgram', 'deepgram_stt_uri', 5070, 'deepgram_stt_uri', '5070'],
    ['microsoft', 'use_custom_tts', '1', 'use_custom_tts', true],
    ['microsoft', 'use_custom_tts', '0', 'use_custom_tts', false],
    ['microsoft', 'use_custom_stt', 'false', 'use_custom_stt', false],
    ['resemble', 'resemble_tts_use_tls', 'true', 'resemble_tts_use_tls', true],
    ['resemble', 'resemble_tts_use_tls', true, 'resemble_tts_use_tls', true],
  ])('%s: %s stored as %j is shown, and goes back as it is', (vendor, member, value, id, shown) => {
    const stored = storedCredential(vendor, { use_for_tts: 1, use_for_stt: 0, [member]: value });
    expect(stored.values[id]).toBe(shown);
    const changed = { ...stored.values, use_for_tts: false };
    expect(sentMembers(vendor, changed, stored)[member]).toEqual(value);
  });

  it.each([
    ['deepgram', 'deepgram_stt_uri', 'API.EU.Deepgram.com', 'api.eu.deepgram.com'],
    ['deepgram', 'deepgram_stt_uri', 'api.eu.deepgram.com ', 'api.eu.deepgram.com'],
    ['speechmatics', 'speechmatics_stt_uri', 'EU2.RT.Speechmatics.com', 'eu2.rt.speechmatics.com'],
    ['speechmatics', 'speechmatics_stt_uri', 'eu1.rt.speechmatics.com', 'eu1.rt.speechmatics.com'],
  ])('%s: %s stored as %j is the vendor’s own', (vendor, member, uri, endpoint) => {
    const stored = storedCredential(vendor, { use_for_stt: 1, api_key: 'abcdefX', [member]: uri });
    expect(stored.values).toMatchObject({ mode: 'hosted', endpoint, [member]: '' });
    const off = { ...stored.values, use_for_stt: false };
    expect(sentMembers(vendor, off, stored)).toMatchObject({ [member]: uri, use_for_stt: 0 });
  });

  it('options stored as an object are options', () => {
    expect(credentialOf('elevenlabs', { options: { speed: 2 } })['has_options']).toBe(true);
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
