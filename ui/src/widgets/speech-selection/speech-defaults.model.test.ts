import { describe, expect, it } from 'vitest';
import {
  choice,
  credential,
  deepgramModels,
  googleLanguages,
  language,
  ready,
} from './speech.fixtures.ts';
import type { SynthesisChoice } from './speech.model.ts';
import {
  changeRecognizerLabel,
  changeSynthesisLabel,
  changeSynthesisLanguage,
  changeSynthesisVendor,
  synthesisDefaults,
} from './speech-defaults.model.ts';

const google = ready('google', googleLanguages);
const pair = ({ language: code, voice }: SynthesisChoice) => [code, voice];

/** Changes the vendor, then loads its options. */
const chosen = (
  options: ReturnType<typeof ready>,
  before = choice(),
  credentials = [credential(options.vendor)],
) => {
  const changed = changeSynthesisVendor(before, options.vendor, credentials);
  expect(changed.awaiting).toBe('vendor');
  const next = synthesisDefaults(changed, options, credentials);
  expect(next).not.toHaveProperty('awaiting');
  return pair(next);
};

describe('another vendor to speak with', () => {
  it('google: en-US with its own voice, at once and when the options are there', () => {
    expect(changeSynthesisVendor(choice(), 'google', [])).toEqual({
      vendor: 'google',
      label: null,
      language: 'en-US',
      voice: 'en-US-Standard-C',
      awaiting: 'vendor',
    });
    expect(chosen(google)).toEqual(['en-US', 'en-US-Standard-C']);
  });

  it('google: its own voice, also where the customer has trained some', () => {
    const customVoices = [
      { sid: 'v1', name: 'Zoe' },
      { sid: 'v2', name: 'Adam' },
    ];
    expect(chosen({ ...google, customVoices })).toEqual(['en-US', 'en-US-Standard-C']);
  });

  it.each([
    ['elevenlabs', [language('fr', 'French', 'a'), language('en', 'English', 'z', 'b')], 'en', 'b'],
    ['whisper', [language('en-US', 'English', 'onyx', 'alloy')], 'en-US', 'alloy'],
    ['playht', [language('en-GB', 'British', 'a'), language('en-US', 'US', 'b')], 'en-US', 'b'],
    ['playht', [language('arabic', 'Arabic', 'a'), language('english', 'E', 'b')], 'english', 'b'],
    ['cartesia', [language('de', 'German', 'a'), language('en', 'English', 'b')], 'en', 'b'],
    ['rimelabs', [language('spa', 'A', 'a'), language('eng', 'English', 'b')], 'eng', 'b'],
    ['rimelabs', [language('spa', 'Spanish', 'b'), language('fra', 'French', 'a')], 'spa', 'b'],
    ['inworld', [language('zh', 'Chinese', 'a'), language('en', 'English', 'b')], 'en', 'b'],
    ['inworld', [language('zh', 'Chinese', 'a')], 'zh', 'a'],
  ])('%s: its language and the first voice (%#)', (vendor, languages, code, voice) => {
    expect(chosen(ready(vendor, languages))).toEqual([code, voice]);
  });

  it('others: the language stays if it is offered', () => {
    expect(chosen(ready('microsoft', googleLanguages))).toEqual(['fr-FR', 'fr-FR-Standard-A']);
  });
  it('others: else en-US', () => {
    const options = ready('microsoft', googleLanguages);
    expect(chosen(options, choice({ language: 'ja-JP' }))).toEqual(['en-US', 'en-US-Standard-A']);
  });
  it('others: else the first of its list, and no crash', () => {
    const options = ready('nvidia', [
      language('de-DE', 'German', 'de-1'),
      language('zh-CN', 'Chinese', 'zh-1'),
    ]);
    expect(chosen(options, choice({ language: 'ja-JP' }))).toEqual(['de-DE', 'de-1']);
  });
  it('google without en-US: the first of its list, and no crash', () => {
    const options = ready('google', [language('de-DE', 'German', 'de-1')]);
    expect(chosen(options)).toEqual(['de-DE', 'de-1']);
  });
  it('google without its own voice: the first one of en-US', () => {
    const options = ready('google', [language('en-US', 'English', 'en-9', 'en-1')]);
    expect(chosen(options)).toEqual(['en-US', 'en-1']);
  });
  it('nothing offered: the language it would have had, no voice', () => {
    expect(chosen(ready('aws', []), choice({ vendor: 'ibm' }))).toEqual(['fr-FR', '']);
    expect(chosen(ready('elevenlabs', []))).toEqual(['en', '']);
  });
  it('a language without voices: none', () => {
    expect(chosen(ready('microsoft', [language('fr-FR', 'French')]))).toEqual(['fr-FR', '']);
  });

  it('deepgram: the first model in place of a voice', () => {
    const options = ready('deepgram', [], { models: deepgramModels });
    expect(chosen(options)).toEqual(['en-US', 'aura-2-amalthea-en']);
    expect(chosen(ready('deepgram', []))).toEqual(['en-US', '']);
  });

  it('custom: en-US, a voice to be typed, and nothing to wait for', () => {
    expect(changeSynthesisVendor(choice(), 'custom:House', [])).toEqual({
      vendor: 'custom:House',
      label: null,
      language: 'en-US',
      voice: '',
    });
  });

  it("Azure with the customer's own voice: a language from the list, a voice to be typed", () => {
    const own = credential('microsoft', { label: 'own', useCustomTts: true });
    const options = ready('microsoft', googleLanguages, { label: 'own' });
    expect(chosen(options, choice(), [own])).toEqual(['fr-FR', '']);
    const typed = changeSynthesisVendor(choice(), 'microsoft', [own]);
    const named = { ...typed, language: 'ja-JP', voice: 'AcmeNeural' };
    expect(pair(synthesisDefaults(named, options, [own]))).toEqual(['en-US', 'AcmeNeural']);
  });

  it('takes the first label of the new vendor', () => {
    const credentials = [
      credential('google', { label: 'eu' }),
      credential('google', { label: 'us' }),
    ];
    expect(changeSynthesisVendor(choice(), 'google', credentials).label).toBe('eu');
    const withNone = [...credentials, credential('google')];
    expect(changeSynthesisVendor(choice({ label: 'x' }), 'google', withNone).label).toBeNull();
  });

  it('drops the old voice at once, so that it cannot be saved with the new vendor', () => {
    expect(pair(changeSynthesisVendor(choice(), 'microsoft', []))).toEqual(['fr-FR', '']);
  });

  it('is nothing when it is the same', () => {
    const same = choice();
    expect(changeSynthesisVendor(same, 'aws', [])).toBe(same);
  });
});

describe('another label to speak with', () => {
  const stored = choice({ vendor: 'google', language: 'fr-FR', voice: 'fr-FR-Standard-B' });
  const changed = changeSynthesisLabel(stored, 'eu', []);
  const options = { ...google, label: 'eu' };

  it('changes nothing else before the options are there', () => {
    expect(changed).toEqual({ ...stored, label: 'eu', awaiting: 'label' });
  });
  it('keeps a pair that is offered still', () => {
    expect(synthesisDefaults(changed, options, [])).toEqual({ ...stored, label: 'eu' });
  });
  it('google: an unknown pair becomes en-US with its own voice, not a custom one', () => {
    const gone = { ...changed, voice: 'custom_gone' };
    const customVoices = [{ sid: 'v1', name: 'Zoe' }];
    expect(pair(synthesisDefaults(gone, { ...options, customVoices }, []))).toEqual([
      'en-US',
      'en-US-Standard-C',
    ]);
  });
  it('keeps a custom voice that is offered', () => {
    const own = { ...changed, voice: 'custom_v1' };
    const customVoices = [{ sid: 'v1', name: 'Zoe' }];
    expect(pair(synthesisDefaults(own, { ...options, customVoices }, []))).toEqual([
      'fr-FR',
      'custom_v1',
    ]);
  });
  it('deepgram: keeps a model that is offered, else the first', () => {
    const models = ready('deepgram', [], { label: 'eu', models: deepgramModels });
    const known = choice({ vendor: 'deepgram', voice: 'aura-2-andromeda-en', awaiting: 'label' });
    expect(synthesisDefaults(known, models, []).voice).toBe('aura-2-andromeda-en');
    const gone = { ...known, voice: 'aura-1' };
    expect(synthesisDefaults(gone, models, []).voice).toBe('aura-2-amalthea-en');
  });
  it('a custom vendor keeps what was typed and waits for nothing', () => {
    const custom = choice({ vendor: 'custom:House' });
    expect(changeSynthesisLabel(custom, 'eu', [])).toEqual({ ...custom, label: 'eu' });
  });
  it("drops a listed voice on the way to the customer's own, and back", () => {
    const own = credential('microsoft', { label: 'own', useCustomTts: true });
    const listed = choice({ vendor: 'microsoft' });
    const typed = changeSynthesisLabel(listed, 'own', [own]);
    expect(pair(typed)).toEqual(['fr-FR', '']);
    expect(changeSynthesisLabel({ ...typed, voice: 'AcmeNeural' }, null, [own]).voice).toBe('');
  });
  it('while the vendor is new, still counts as a new vendor', () => {
    const isNew = choice({ awaiting: 'vendor' });
    expect(changeSynthesisLabel(isNew, 'eu', []).awaiting).toBe('vendor');
    expect(changeRecognizerLabel(isNew, 'eu').awaiting).toBe('vendor');
  });
  it('is nothing when it is the same', () => {
    expect(changeSynthesisLabel(stored, null, [])).toBe(stored);
    expect(changeRecognizerLabel(stored, null)).toBe(stored);
  });
});

describe('another language to speak', () => {
  const stored = choice({ vendor: 'google' });
  it('google: en-US brings its own voice', () => {
    expect(pair(changeSynthesisLanguage(stored, 'en-US', google, []))).toEqual([
      'en-US',
      'en-US-Standard-C',
    ]);
  });
  it('brings the first voice by name, not a custom one', () => {
    const options = { ...google, customVoices: [{ sid: 'v1', name: 'Zoe' }] };
    expect(pair(changeSynthesisLanguage(stored, 'fr-FR', options, []))).toEqual([
      'fr-FR',
      'fr-FR-Standard-A',
    ]);
  });
  it('has no voice for a language without voices, not even the one of en-US', () => {
    const options = ready('google', [language('ja-JP', 'Japanese')]);
    expect(pair(changeSynthesisLanguage(stored, 'ja-JP', options, []))).toEqual(['ja-JP', '']);
  });
  it('gives no voice of google to another vendor', () => {
    const options = ready('aws', googleLanguages);
    expect(changeSynthesisLanguage(choice(), 'en-US', options, []).voice).toBe('en-US-Standard-A');
  });
  it('leaves a typed voice alone', () => {
    const custom = choice({ vendor: 'custom:House' });
    expect(pair(changeSynthesisLanguage(custom, 'de', undefined, []))).toEqual(['de', 'Celine']);
    const own = credential('microsoft', { useCustomTts: true });
    const azure = choice({ vendor: 'microsoft' });
    const options = ready('microsoft', googleLanguages);
    expect(pair(changeSynthesisLanguage(azure, 'de-DE', options, [own]))).toEqual([
      'de-DE',
      'Celine',
    ]);
  });
  it('is a decision: nothing is waited for any more', () => {
    const waiting = { ...stored, awaiting: 'label' as const };
    expect(changeSynthesisLanguage(waiting, 'de-DE', google, [])).not.toHaveProperty('awaiting');
  });
});
