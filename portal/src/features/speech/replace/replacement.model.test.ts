import { expect, test } from 'vitest';
import type { SpeechCredential } from '../../../platform/resources/speech/speech-credentials.ts';
import { keyFields, noKey } from './key-fields.ts';
import { movedLabels, nextLabel, nextStep, noProgress, stateText } from './replacement.model.ts';

const credential = (members: Record<string, unknown>) =>
  ({ label: '', use_for_tts: true, use_for_stt: true, ...members }) as unknown as SpeechCredential;
const askedOf = (members: Record<string, unknown>) =>
  keyFields(credential(members)).map(({ id }) => id);

test('a new key asks for secrets, identities, and settings that are not returned', () => {
  expect(
    askedOf({ vendor: 'elevenlabs', api_key: 'abcdefXXXX', model_id: 'eleven_turbo_v2' }),
  ).toEqual(['api_key']);
  expect(askedOf({ vendor: 'aws', access_key_id: 'AKIA', aws_region: 'eu-west-1' })).toEqual([
    'access_key_id',
    'secret_access_key',
  ]);
  expect(askedOf({ vendor: 'gladia', api_key: 'abcdefXXXX' })).toEqual(['api_key', 'region']);
});

test('the key is required, also where the vendor can do without one', () => {
  const [token] = keyFields(
    credential({ vendor: 'custom:mine', custom_tts_url: 'https://a', custom_stt_url: 'wss://a' }),
  );
  expect(token).toMatchObject({ id: 'auth_token', isRequired: true });
});

test('a vendor without a key has none to replace', () => {
  expect(noKey(credential({ vendor: 'nvidia', riva_server_uri: 'riva:50051' }))).toBe(
    'This Nvidia credential has no key.',
  );
  expect(noKey(credential({ vendor: 'deepgram', api_key: 'abcdefXXXX' }))).toBeUndefined();
});

test('the next label is free, short enough, and counts versions alone', () => {
  expect(nextLabel('main', new Set(['main']))).toBe('main-v2');
  expect(nextLabel('eu-west-1', new Set())).toBe('eu-west-1-v2');
  expect(nextLabel('main-v2', new Set(['main-v3']))).toBe('main-v4');
  expect(nextLabel('x'.repeat(64), new Set())).toBe(`${'x'.repeat(61)}-v2`);
});

test('every choice of the vendor and label moves, no other', () => {
  const application = {
    application_sid: 'a',
    name: 'A',
    account_sid: null,
    use_for_fallback_speech: false,
    speech_synthesis_vendor: 'deepgram',
    speech_synthesis_label: 'main',
    speech_synthesis_language: '',
    speech_synthesis_voice: '',
    speech_recognizer_vendor: 'aws',
    speech_recognizer_label: 'main',
    speech_recognizer_language: '',
    fallback_speech_synthesis_vendor: 'deepgram',
    fallback_speech_synthesis_label: 'other',
    fallback_speech_synthesis_language: '',
    fallback_speech_synthesis_voice: '',
    fallback_speech_recognizer_vendor: 'deepgram',
    fallback_speech_recognizer_label: 'main',
    fallback_speech_recognizer_language: '',
  };
  expect(movedLabels(application, { vendor: 'deepgram', label: 'main' }, 'main-v2')).toEqual({
    speech_synthesis_label: 'main-v2',
    fallback_speech_recognizer_label: 'main-v2',
  });
});

test('steps go on where they stopped; without a label nothing moves', () => {
  const created = { sid: 's', label: 'main-v2' };
  const tested = { ...noProgress, created, tested: 'ok' as const };
  expect(nextStep('main', noProgress)).toBe('add');
  expect(nextStep('main', { ...noProgress, created })).toBe('test');
  expect(nextStep('main', tested)).toBe('move');
  expect(nextStep('main', { ...tested, moved: 1, toMove: 2 })).toBe('move');
  expect(nextStep('main', { ...tested, moved: 2, toMove: 2 })).toBe('delete');
  expect(nextStep('', tested)).toBe('delete');
  expect(nextStep('', { ...tested, isDeleted: true })).toBeUndefined();
});

test('where it stopped, it says what was done', () => {
  const created = { sid: 's', label: 'main-v2' };
  const tested = { ...noProgress, created, tested: 'ok' as const };
  expect(stateText('main', noProgress)).toBe('Nothing was changed.');
  expect(stateText('main', { ...noProgress, created })).toMatch(/no application uses it yet/);
  expect(stateText('main', { ...tested, moved: 2, toMove: 3 })).toBe(
    'The new credential exists; 2 of 3 applications use it. The old one is still there.',
  );
  expect(stateText('main', { ...tested, moved: 1, toMove: 1 })).toMatch(
    /1 of 1 application uses it/,
  );
});
