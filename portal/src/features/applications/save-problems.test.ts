import { describe, expect, it } from 'vitest';
import { defaultValues } from './application-form.schema.ts';
import { refusalAt, unsettledSpeech } from './save-problems.ts';

describe('refusalAt', () => {
  it.each([
    ['Missing required value env_vars.TOKEN', 'environment.TOKEN'],
    ['Invalid value/type for env_vars.MAX_TURNS', 'environment.MAX_TURNS'],
    ['call_hook URL is invalid', 'callHook.url'],
    ['call_status_hook URL has invalid hostname x', 'callStatusHook.url'],
  ])('takes %j to its field, in its words', (message, field) => {
    expect(refusalAt(message)).toEqual({ field, message });
  });

  it('takes what the check of verbs throws to the editor', () => {
    expect(refusalAt('Error: invalid instruction: fly')).toEqual({
      field: 'override.text',
      message: 'These verbs were rejected: invalid instruction: fly',
    });
  });

  it.each(['insufficient privileges', 'the call_hook is odd', 'Something: Error: x'])(
    'knows no field for %j',
    (message) => {
      expect(refusalAt(message)).toBeUndefined();
    },
  );
});

describe('unsettledSpeech', () => {
  const { speech } = defaultValues;
  const waiting = { vendor: 'aws', label: null, language: 'en-US', voice: '', awaiting: 'vendor' };
  const synthesis = { ...waiting, awaiting: 'vendor' as const };
  const { voice: _voice, ...recognizer } = synthesis;

  it('finds nothing in what is settled', () => {
    expect(unsettledSpeech(speech)).toBeUndefined();
  });

  it('names the choice that waits for the offers of its vendor', () => {
    const primary = { ...speech.primary, recognizer };
    expect(unsettledSpeech({ ...speech, primary })?.field).toBe(
      'speech.primary.recognizer.language',
    );
  });

  it('names the field that is on the screen: a model has no language', () => {
    const primary = { ...speech.primary, synthesis: { ...synthesis, vendor: 'deepgram' } };
    expect(unsettledSpeech({ ...speech, primary })?.field).toBe('speech.primary.synthesis.voice');
    const heard = { ...speech.primary, recognizer: { ...recognizer, vendor: 'deepgram' } };
    expect(unsettledSpeech({ ...speech, primary: heard })?.field).toBe(
      'speech.primary.recognizer.language',
    );
  });

  it('looks at the fallback only while it is used', () => {
    const fallback = { ...speech.fallback, synthesis };
    expect(unsettledSpeech({ ...speech, fallback })).toBeUndefined();
    expect(unsettledSpeech({ ...speech, fallback, useFallback: true })?.field).toBe(
      'speech.fallback.synthesis.language',
    );
  });
});
