import { describe, expect, it } from 'vitest';
import { defaultSpeechSet, type SpeechCredential, type SpeechValue } from './speech.model.ts';
import { labelProblems, unsettledProblems } from './speech-rules.model.ts';

const speech: SpeechValue = {
  primary: defaultSpeechSet,
  useFallback: false,
  fallback: {
    synthesis: { vendor: '', label: null, language: '', voice: '' },
    recognizer: { vendor: '', label: null, language: '' },
  },
};

describe('a choice that waits for what its vendor offers', () => {
  const synthesis = {
    vendor: 'aws',
    label: null,
    language: 'en-US',
    voice: '',
    awaiting: 'vendor',
  } as const;
  const { voice: _voice, ...recognizer } = synthesis;
  const fieldsOf = (value: SpeechValue) => Object.keys(unsettledProblems(value));

  it('is a problem, and what is settled is none', () => {
    expect(fieldsOf(speech)).toEqual([]);
    const primary = { ...speech.primary, recognizer };
    expect(fieldsOf({ ...speech, primary })).toEqual(['primary.recognizer.language']);
  });

  it('is told at the field on the screen: a model has no language', () => {
    const primary = { synthesis: { ...synthesis, vendor: 'deepgram' }, recognizer };
    expect(fieldsOf({ ...speech, primary })).toEqual([
      'primary.synthesis.voice',
      'primary.recognizer.language',
    ]);
  });

  it('counts in a fallback only while that is used', () => {
    const fallback = { ...speech.fallback, synthesis };
    expect(fieldsOf({ ...speech, fallback })).toEqual([]);
    expect(fieldsOf({ ...speech, fallback, useFallback: true })).toEqual([
      'fallback.synthesis.language',
    ]);
  });
});

describe('a label', () => {
  const credential: SpeechCredential = {
    vendor: 'google',
    label: 'eu',
    accountSid: null,
    useForTts: true,
    useForStt: false,
  };
  const labelled = {
    ...speech,
    primary: {
      synthesis: { ...speech.primary.synthesis, label: 'eu' },
      recognizer: { ...speech.primary.recognizer, label: 'eu' },
    },
  };

  it('is a problem where no credential for the direction has it', () => {
    expect(labelProblems(labelled, [credential])).toEqual({
      'primary.recognizer.label': 'This account has no Google credential labelled “eu”.',
    });
    expect(labelProblems(labelled, [{ ...credential, useForStt: true }])).toEqual({});
    expect(Object.keys(labelProblems(labelled, []))).toHaveLength(2);
  });

  it('is no problem where none is chosen', () => {
    expect(labelProblems(speech, [])).toEqual({});
  });
});
