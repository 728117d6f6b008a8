import { describe, expect, it } from 'vitest';
import { deepgramModels, googleLanguages, ready } from './speech.fixtures.ts';
import {
  languageOptions,
  modelOptions,
  optionsStatus,
  readyOptions,
  voiceOptions,
} from './speech-options.model.ts';

const choice = { vendor: 'google', label: 'eu', language: 'en-US' };
const options = ready('google', googleLanguages, { label: 'eu' });

describe('optionsStatus and readyOptions', () => {
  it('takes the options of exactly this vendor and label', () => {
    expect(optionsStatus(choice, options)).toBe('ready');
    expect(readyOptions(choice, options)).toBe(options);
  });
  it.each([
    ['none', undefined],
    ['none asked for', { status: 'idle' } as const],
    ['those of another vendor', { ...options, vendor: 'aws' }],
    ['those of another label', { ...options, label: 'us' }],
    ['those without label', { ...options, label: null }],
    ['a late failure', { status: 'failed', vendor: 'aws', label: 'eu' } as const],
    ['its own on their way', { status: 'loading', vendor: 'google', label: 'eu' } as const],
  ])('is loading with %s', (_, given) => {
    expect(optionsStatus(choice, given)).toBe('loading');
    expect(readyOptions(choice, given)).toBeUndefined();
  });
  it('has failed when its own have', () => {
    const failed = { status: 'failed', vendor: 'google', label: 'eu' } as const;
    expect(optionsStatus(choice, failed)).toBe('failed');
    expect(readyOptions(choice, failed)).toBeUndefined();
  });
});

describe('lists', () => {
  it('sorts languages by name', () => {
    expect(languageOptions(options).map(({ label }) => label)).toEqual([
      'English (US)',
      'French (France)',
      'German (Germany)',
    ]);
    expect(languageOptions(undefined)).toEqual([]);
  });
  it("sorts voices by name, the customer's own first", () => {
    const customVoices = [{ sid: 'v1', name: 'Zoe' }];
    expect(voiceOptions({ ...options, customVoices }, 'fr-FR')).toEqual([
      { value: 'custom_v1', label: 'Zoe (Custom)' },
      { value: 'fr-FR-Standard-A', label: 'fr-FR-Standard-A' },
      { value: 'fr-FR-Standard-B', label: 'fr-FR-Standard-B' },
    ]);
  });
  it('counts within a name: voice 2 before voice 10', () => {
    const voices = ['v10', 'v2'].map((value) => ({ value, name: value }));
    const counted = ready('aws', [{ code: 'en', name: 'English', voices }]);
    expect(voiceOptions(counted, 'en').map(({ value }) => value)).toEqual(['v2', 'v10']);
  });
  it('has no voices for a language that is not offered', () => {
    expect(voiceOptions(options, 'ja-JP')).toEqual([]);
    expect(voiceOptions(undefined, 'en-US')).toEqual([]);
  });
  it('keeps the order of models', () => {
    const withModels = ready('deepgram', [], { models: deepgramModels });
    expect(modelOptions(withModels).map(({ value }) => value)).toEqual([
      'aura-2-amalthea-en',
      'aura-2-andromeda-en',
    ]);
    expect(modelOptions(options)).toEqual([]);
    expect(modelOptions(undefined)).toEqual([]);
  });
});
