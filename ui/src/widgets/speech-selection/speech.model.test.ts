import { describe, expect, it } from 'vitest';
import { credential, googlePrimary } from './speech.fixtures.ts';
import {
  credentialsForAccount,
  customVendors,
  defaultSpeechSet,
  labelsFor,
  needsOptions,
  recognizerShape,
  type SpeechValue,
  speechProblems,
  swapped,
  synthesisShape,
  withFallback,
} from './speech.model.ts';

const synthesisBy = (vendor: string, label: string | null = null) => ({
  vendor,
  label,
  language: 'en-US',
  voice: 'v',
});
const recognizerBy = (vendor: string) => ({ vendor, label: null, language: 'en-US' });

describe('credentialsForAccount', () => {
  it('is what all accounts share and what is of this one', () => {
    const shared = credential('aws');
    const own = credential('google', { accountSid: 'acme' });
    const foreign = credential('ibm', { accountSid: 'globex' });
    expect(credentialsForAccount([shared, own, foreign], 'acme')).toEqual([shared, own]);
  });
});

describe('customVendors', () => {
  it('is every custom vendor in use for the direction, once, by name', () => {
    const credentials = [
      credential('custom:Zeta'),
      credential('custom:House'),
      credential('custom:House', { label: 'eu' }),
      credential('custom:Ears', { useForTts: false }),
      credential('google'),
    ];
    expect(customVendors('synthesis', credentials)).toEqual(['custom:House', 'custom:Zeta']);
    expect(customVendors('recognizer', credentials)).toEqual([
      'custom:Ears',
      'custom:House',
      'custom:Zeta',
    ]);
  });
});

it('counts the numbers in the names of custom vendors', () => {
  const credentials = ['custom:Box 10', 'custom:Box 2'].map((vendor) => credential(vendor));
  expect(customVendors('synthesis', credentials)).toEqual(['custom:Box 2', 'custom:Box 10']);
});

describe('labelsFor', () => {
  const credentials = [
    credential('google', { label: 'eu' }),
    credential('google', { label: 'us', useForStt: false }),
    credential('google', { label: 'eu' }),
    credential('aws', { label: 'other' }),
  ];
  it('lists the labels of the vendor in use for the direction, each once', () => {
    expect(labelsFor('synthesis', 'google', credentials)).toEqual(['eu', 'us']);
    expect(labelsFor('recognizer', 'google', credentials)).toEqual(['eu']);
  });
  it('puts none first when there is a credential without label', () => {
    const withNone = [...credentials, credential('google', { label: '' })];
    expect(labelsFor('synthesis', 'google', withNone)).toEqual([null, 'eu', 'us']);
    expect(labelsFor('synthesis', 'google', [credential('google')])).toEqual([null]);
  });
  it('is empty without a credential', () => {
    expect(labelsFor('synthesis', 'ibm', credentials)).toEqual([]);
  });
});

describe('shapes', () => {
  it.each([
    ['google', 'listed'],
    ['elevenlabs', 'listed'],
    ['deepgram', 'model'],
    ['custom:House', 'typed'],
    ['unheard-of', 'listed'],
    ['', 'none'],
  ])('speaking with %j is %s', (vendor, shape) => {
    expect(synthesisShape(synthesisBy(vendor), [])).toBe(shape);
  });

  it('is a typed voice for the Azure credential that has one, not for its neighbours', () => {
    const credentials = [
      credential('microsoft'),
      credential('microsoft', { label: 'own', useCustomTts: true }),
      credential('microsoft', { label: 'off', useCustomTts: true, useForTts: false }),
    ];
    expect(synthesisShape(synthesisBy('microsoft', 'own'), credentials)).toBe('typed-voice');
    expect(synthesisShape(synthesisBy('microsoft', 'off'), credentials)).toBe('listed');
    expect(synthesisShape(synthesisBy('microsoft'), credentials)).toBe('listed');
  });

  it.each([
    ['google', 'listed'],
    ['deepgram', 'listed'],
    ['deepgramflux', 'none'],
    ['custom:House', 'typed'],
    ['unheard-of', 'listed'],
    ['', 'none'],
  ])('hearing with %j is %s', (vendor, shape) => {
    expect(recognizerShape(recognizerBy(vendor))).toBe(shape);
  });

  it.each([
    ['google', true, true],
    ['deepgram', true, true],
    ['deepgramflux', true, false],
    ['custom:House', false, false],
    ['', false, false],
  ])('asks for what %j options: %s, %s', (vendor, toSpeak, toHear) => {
    expect(needsOptions('synthesis', vendor)).toBe(toSpeak);
    expect(needsOptions('recognizer', vendor)).toBe(toHear);
  });
});

const both: SpeechValue = {
  primary: { synthesis: synthesisBy('google', 'eu'), recognizer: recognizerBy('google') },
  useFallback: true,
  fallback: {
    synthesis: {
      ...synthesisBy('aws', 'backup'),
      language: 'fr-FR',
      voice: '',
      awaiting: 'vendor',
    },
    recognizer: recognizerBy('cobalt'),
  },
};

describe('swapped', () => {
  it('exchanges every field of both, labels and waiting defaults included', () => {
    expect(swapped(both)).toEqual({
      primary: both.fallback,
      useFallback: true,
      fallback: both.primary,
    });
    expect(swapped(swapped(both))).toEqual(both);
  });
});

describe('withFallback', () => {
  it('begins a fallback that was never chosen like a new application', () => {
    expect(withFallback(googlePrimary, true)).toEqual({
      primary: defaultSpeechSet,
      useFallback: true,
      fallback: defaultSpeechSet,
    });
  });
  it('keeps what was chosen over off and on', () => {
    const off = withFallback(both, false);
    expect(off).toEqual({ ...both, useFallback: false });
    expect(withFallback(off, true)).toEqual(both);
  });
});

describe('speechProblems', () => {
  const empty = { language: ' ', voice: '' };
  const set = {
    synthesis: { ...synthesisBy('custom:House'), ...empty },
    recognizer: { ...recognizerBy('custom:House'), language: '' },
  };
  it('has no objection to lists, which may be late', () => {
    const unknown = { ...synthesisBy('google'), language: '', voice: '' };
    const value = {
      ...both,
      primary: { synthesis: unknown, recognizer: recognizerBy('deepgramflux') },
    };
    expect(speechProblems(value, [])).toEqual({});
  });
  it('wants what is typed for a custom vendor', () => {
    expect(speechProblems({ ...both, primary: set }, [])).toEqual({
      'primary.synthesis.language': 'Enter the synthesis language.',
      'primary.synthesis.voice': 'Enter the synthesis voice.',
      'primary.recognizer.language': 'Enter the recognizer language.',
    });
  });
  it('judges the fallback only when it is in use', () => {
    expect(Object.keys(speechProblems({ ...both, fallback: set }, []))).toEqual([
      'fallback.synthesis.language',
      'fallback.synthesis.voice',
      'fallback.recognizer.language',
    ]);
    expect(speechProblems({ ...both, fallback: set, useFallback: false }, [])).toEqual({});
  });
  it("wants the name of the customer's own Azure voice", () => {
    const synthesis = { ...synthesisBy('microsoft', 'own'), voice: '' };
    const own = credential('microsoft', { label: 'own', useCustomTts: true });
    const value = { ...both, primary: { ...both.primary, synthesis } };
    expect(speechProblems(value, [own])).toEqual({
      'primary.synthesis.voice': 'Enter the synthesis voice.',
    });
    expect(speechProblems(value, [])).toEqual({});
  });
});
