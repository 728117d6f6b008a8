import { expect, it } from 'vitest';
import { defaultSpeechSet, type SpeechValue } from '../speech-selection/index.ts';
import { speechChains } from './speech-chain.model.ts';

const aws = {
  synthesis: { vendor: 'aws', label: 'eu', language: 'de-DE', voice: 'Vicki' },
  recognizer: { vendor: 'deepgram', label: null, language: 'de' },
};
const value = (part: Partial<SpeechValue> = {}): SpeechValue => ({
  primary: defaultSpeechSet,
  useFallback: true,
  fallback: aws,
  ...part,
});

it('tells vendor, label, language and voice', () => {
  expect(speechChains(value())).toEqual([
    {
      direction: 'synthesis',
      primary: { vendor: 'Google', detail: 'en-US · en-US-Standard-C' },
      fallback: { vendor: 'AWS', detail: 'eu · de-DE · Vicki' },
      isSame: false,
    },
    {
      direction: 'recognizer',
      primary: { vendor: 'Google', detail: 'en-US' },
      fallback: { vendor: 'Deepgram', detail: 'de' },
      isSame: false,
    },
  ]);
});

it('has no fallback where none is used, though one is kept', () => {
  const chains = speechChains(value({ useFallback: false, fallback: defaultSpeechSet }));
  expect(chains.map(({ fallback, isSame }) => [fallback, isSame])).toEqual([
    [null, false],
    [null, false],
  ]);
});

it('sees a fallback that is what has just failed', () => {
  expect(speechChains(value({ fallback: defaultSpeechSet })).map(({ isSame }) => isSame)).toEqual([
    true,
    true,
  ]);
  const other = { ...defaultSpeechSet.synthesis, label: 'second key' };
  const [synthesis] = speechChains(value({ fallback: { ...defaultSpeechSet, synthesis: other } }));
  expect(synthesis?.isSame).toBe(false);
});

it('shows nothing chosen as nothing', () => {
  const none = { ...aws, recognizer: { vendor: '', label: null, language: '' } };
  const [, recognizer] = speechChains(value({ primary: none, fallback: none }));
  expect(recognizer).toMatchObject({ primary: null, fallback: null, isSame: false });
});
