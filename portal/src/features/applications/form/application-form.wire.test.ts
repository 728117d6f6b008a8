import type { EnvironmentSchema } from '@trunkline/ui/widgets/environment-variables';
import { emptyWebhook } from '@trunkline/ui/widgets/webhook-field';
import { describe, expect, it } from 'vitest';
import { application } from './application.fixtures.ts';
import { applicationOf, applicationUpdateOf, formValues } from './application-form.wire.ts';

const schema: EnvironmentSchema = {
  GREETING: { type: 'string', description: '', required: true, isObscured: false, default: 'Hi' },
  BARGE_IN: {
    type: 'boolean',
    description: '',
    required: false,
    isObscured: false,
    default: false,
  },
};
const stored = formValues(application);
const fallback = {
  fallback_speech_synthesis_vendor: 'microsoft',
  fallback_speech_synthesis_label: 'spare',
  fallback_speech_synthesis_language: 'de-DE',
  fallback_speech_synthesis_voice: 'de-DE-KatjaNeural',
  fallback_speech_recognizer_vendor: 'aws',
  fallback_speech_recognizer_label: null,
  fallback_speech_recognizer_language: 'de-DE',
};
const noFallback = Object.fromEntries(Object.keys(fallback).map((name) => [name, null]));

describe('formValues', () => {
  it('reads hooks, and ticks basic authentication where there are credentials', () => {
    expect(stored.callHook).toEqual({
      url: 'https://apps.example.com/support',
      method: 'POST',
      username: 'u',
      password: 'p',
      hasAuth: true,
    });
    expect(stored.callStatusHook.hasAuth).toBe(false);
    expect(formValues({ ...application, call_status_hook: null }).callStatusHook).toEqual(
      emptyWebhook,
    );
    const userOnly = { webhook_sid: 'w', url: 'x', method: 'GET' as const, username: 'u' };
    const read = formValues({ ...application, call_hook: { ...userOnly, password: '' } });
    expect(read.callHook.hasAuth).toBe(true);
  });

  it('keeps an unknown speech, and takes an empty label for none', () => {
    const read = formValues({
      ...application,
      speech_synthesis_vendor: 'brandnew',
      speech_synthesis_language: '',
    });
    expect(read.speech.primary).toEqual({
      synthesis: { vendor: 'brandnew', label: null, language: '', voice: 'en-US-Standard-C' },
      recognizer: { vendor: 'deepgram', label: 'eu', language: 'en-US' },
    });
    expect(read.speech.useFallback).toBe(false);
  });
});

describe('applicationOf', () => {
  it('sends back what was stored, nulls for what is empty, and the ids of both hooks', () => {
    expect(applicationOf(stored, null, application)).toEqual({
      name: 'Support line',
      account_sid: 'acme',
      call_hook: application.call_hook,
      call_status_hook: { ...application.call_status_hook, username: null, password: null },
      app_json: null,
      speech_synthesis_vendor: 'google',
      speech_synthesis_label: null,
      speech_synthesis_language: 'en-US',
      speech_synthesis_voice: 'en-US-Standard-C',
      speech_recognizer_vendor: 'deepgram',
      speech_recognizer_label: 'eu',
      speech_recognizer_language: 'en-US',
      use_for_fallback_speech: 0,
      ...noFallback,
      record_all_calls: 0,
    });
  });

  it('sends null for a vendor that is not chosen', () => {
    const { primary } = stored.speech;
    const synthesis = { vendor: '', label: null, language: '', voice: '' };
    const speech = { ...stored.speech, primary: { ...primary, synthesis } };
    expect(applicationOf({ ...stored, speech }, null, null)).toMatchObject({
      speech_synthesis_vendor: null,
      speech_synthesis_language: null,
      speech_synthesis_voice: null,
    });
  });

  it('sends the verbs while the override is on, and null for an empty or switched-off one', () => {
    const on = (text: string, isOn = true) =>
      applicationOf({ ...stored, override: { isOn, text } }, null, null).app_json;
    expect(on(' [{"verb":"hangup"}] ')).toBe('[{"verb":"hangup"}]');
    expect(on('  ')).toBeNull();
    expect(on('[{"verb":"hangup"}]', false)).toBeNull();
  });
});

describe('applicationUpdateOf', () => {
  const update = (part: Partial<typeof stored>, variables: EnvironmentSchema | null = null) =>
    applicationUpdateOf({ ...stored, ...part }, variables, application);

  it('sends what changed and no other column', () => {
    expect(update({ name: 'New' })).toEqual({ name: 'New' });
    expect(update({ recordAll: true })).toEqual({ name: 'Support line', record_all_calls: 1 });
    const { primary } = stored.speech;
    const recognizer = { ...primary.recognizer, language: 'de-DE' };
    expect(update({ speech: { ...stored.speech, primary: { ...primary, recognizer } } })).toEqual({
      name: 'Support line',
      speech_recognizer_language: 'de-DE',
    });
  });

  it('sends the calling webhook along with that of the status', () => {
    const callStatusHook = { ...stored.callStatusHook, url: 'https://y.example' };
    expect(Object.keys(update({ callStatusHook })).sort()).toEqual([
      'call_hook',
      'call_status_hook',
      'name',
    ]);
    const callHook = { ...stored.callHook, url: 'https://y.example' };
    expect(Object.keys(update({ callHook })).sort()).toEqual(['call_hook', 'name']);
  });

  it('sends variables that differ from what is stored, defaults among them', () => {
    expect(update({}, schema)).toEqual({
      name: 'Support line',
      env_vars: { GREETING: 'Hi', BARGE_IN: false },
    });
    const same = { ...application, env_vars: { GREETING: 'Hi', BARGE_IN: false } };
    expect(applicationUpdateOf(formValues(same), schema, same)).toEqual({ name: 'Support line' });
  });

  describe('beside variables that only the API can store', () => {
    const shown = { GREETING: 'Hi', BARGE_IN: false };
    const unshown = { LIST: [1, { a: null }], NOTHING: null, TREE: {} };
    const row = {
      ...application,
      env_vars: shown,
      columns: { env_vars: { ...shown, ...unshown, OLD: 'text', BARGE_IN: [true] } },
    };
    const sent = (environment: Record<string, string | boolean>, variables = schema) =>
      applicationUpdateOf({ ...formValues(row), environment }, variables, row);

    it('sends nothing where no other one was changed', () => {
      expect(sent(shown)).toEqual({ name: 'Support line' });
    });

    it('sends them as they are stored with another one, and those alone with none', () => {
      const { env_vars } = sent({ ...shown, GREETING: 'Hello' });
      expect(env_vars).toEqual({ ...unshown, GREETING: 'Hello', BARGE_IN: false });
      const cleared = applicationUpdateOf({ ...formValues(row), environment: {} }, null, row);
      expect(cleared['env_vars']).toEqual({ ...unshown, BARGE_IN: [true] });
    });

    describe('where the application declares them otherwise', () => {
      const text = { type: 'string', description: '', required: false, isObscured: false } as const;
      const declared: EnvironmentSchema = {
        ...schema,
        NOTE: text,
        TONE: { ...text, default: 'warm' },
        FAST: { type: 'boolean', description: '', required: true, isObscured: false },
      };
      const odd = { NOTE: { a: ['x', 2] }, TONE: ['x', 2], FAST: {} };
      const held = { ...row, columns: { env_vars: { ...shown, ...odd } } };
      const sentWith = (typed: Record<string, string | boolean>) =>
        applicationUpdateOf(
          { ...formValues(held), environment: { ...shown, ...typed } },
          declared,
          held,
        );

      it('sends nothing where no other one was changed, not even a default', () => {
        expect(sentWith({})).toEqual({ name: 'Support line' });
      });

      it('keeps them with another one, until one is typed or emptied', () => {
        expect(sentWith({ GREETING: 'Hello' })['env_vars']).toEqual({
          ...odd,
          GREETING: 'Hello',
          BARGE_IN: false,
        });
        expect(sentWith({ NOTE: 'typed', TONE: '', FAST: true })['env_vars']).toEqual({
          ...shown,
          NOTE: 'typed',
          FAST: true,
        });
      });

      it.each([1, 0, 'yes'])('keeps %j of a box until the box is changed', (value) => {
        const row = { ...held, env_vars: { ...shown, FAST: value }, columns: {} };
        const sentOf = (typed: Record<string, string | boolean>) =>
          applicationUpdateOf(
            { ...formValues(row), environment: { ...row.env_vars, ...typed } },
            declared,
            row,
          )['env_vars'];
        const warm = { TONE: 'warm', GREETING: 'Hello', BARGE_IN: false };
        expect(sentOf({ TONE: '' })).toBeUndefined();
        expect(sentOf({ GREETING: 'Hello' })).toEqual({ ...warm, FAST: value });
        expect(sentOf({ GREETING: 'Hello', FAST: true })).toEqual({ ...warm, FAST: true });
      });

      it('keeps a text of a number', () => {
        const row = { ...held, env_vars: { ...shown, SIZE: 'many' }, columns: {} };
        const environment = { ...row.env_vars, GREETING: 'Hello' };
        const size = { ...text, type: 'number' } as const;
        const variables = { ...schema, SIZE: size };
        expect(
          applicationUpdateOf({ ...formValues(row), environment }, variables, row)['env_vars'],
        ).toEqual({ GREETING: 'Hello', BARGE_IN: false, SIZE: 'many' });
      });

      it('drops a null, which is no value', () => {
        const nothing = { ...row, columns: { env_vars: { ...shown, NOTE: null } } };
        const environment = { ...shown, GREETING: 'Hello' };
        const values = { ...formValues(nothing), environment };
        expect(applicationUpdateOf(values, declared, nothing)['env_vars']).toEqual({
          ...environment,
          TONE: 'warm',
          FAST: false,
        });
      });
    });
  });
});
