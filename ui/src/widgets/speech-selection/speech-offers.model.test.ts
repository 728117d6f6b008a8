import { describe, expect, it } from 'vitest';
import { deepgramModels, googleLanguages, ready } from './speech.fixtures.ts';
import {
  languageOffers,
  modelOffers,
  offerStatus,
  readyOffers,
  voiceOffers,
} from './speech-offers.model.ts';

const choice = { vendor: 'google', label: 'eu', language: 'en-US' };
const offers = ready('google', googleLanguages, { label: 'eu' });

describe('offerStatus and readyOffers', () => {
  it('takes the offers of exactly this vendor and label', () => {
    expect(offerStatus(choice, offers)).toBe('ready');
    expect(readyOffers(choice, offers)).toBe(offers);
  });
  it.each([
    ['none', undefined],
    ['none asked for', { status: 'idle' } as const],
    ['those of another vendor', { ...offers, vendor: 'aws' }],
    ['those of another label', { ...offers, label: 'us' }],
    ['those without label', { ...offers, label: null }],
    ['a late failure', { status: 'failed', vendor: 'aws', label: 'eu' } as const],
    ['its own on their way', { status: 'loading', vendor: 'google', label: 'eu' } as const],
  ])('is loading with %s', (_, given) => {
    expect(offerStatus(choice, given)).toBe('loading');
    expect(readyOffers(choice, given)).toBeUndefined();
  });
  it('has failed when its own have', () => {
    const failed = { status: 'failed', vendor: 'google', label: 'eu' } as const;
    expect(offerStatus(choice, failed)).toBe('failed');
    expect(readyOffers(choice, failed)).toBeUndefined();
  });
});

describe('lists', () => {
  it('sorts languages by name', () => {
    expect(languageOffers(offers).map(({ label }) => label)).toEqual([
      'English (US)',
      'French (France)',
      'German (Germany)',
    ]);
    expect(languageOffers(undefined)).toEqual([]);
  });
  it("sorts voices by name, the customer's own first", () => {
    const customVoices = [{ sid: 'v1', name: 'Zoe' }];
    expect(voiceOffers({ ...offers, customVoices }, 'fr-FR')).toEqual([
      { value: 'custom_v1', label: 'Zoe (Custom)' },
      { value: 'fr-FR-Standard-A', label: 'fr-FR-Standard-A' },
      { value: 'fr-FR-Standard-B', label: 'fr-FR-Standard-B' },
    ]);
  });
  it('counts within a name: voice 2 before voice 10', () => {
    const voices = ['v10', 'v2'].map((value) => ({ value, name: value }));
    const counted = ready('aws', [{ code: 'en', name: 'English', voices }]);
    expect(voiceOffers(counted, 'en').map(({ value }) => value)).toEqual(['v2', 'v10']);
  });
  it('has no voices for a language that is not offered', () => {
    expect(voiceOffers(offers, 'ja-JP')).toEqual([]);
    expect(voiceOffers(undefined, 'en-US')).toEqual([]);
  });
  it('keeps the order of models', () => {
    const withModels = ready('deepgram', [], { models: deepgramModels });
    expect(modelOffers(withModels).map(({ value }) => value)).toEqual([
      'aura-2-amalthea-en',
      'aura-2-andromeda-en',
    ]);
    expect(modelOffers(offers)).toEqual([]);
    expect(modelOffers(undefined)).toEqual([]);
  });
});
