import type { EnvironmentSchema } from '@trunkline/ui/widgets/environment-variables';
import { describe, expect, it } from 'vitest';
import { withoutSecrets, withStoredSecrets } from './application-form.draft.ts';
import { type ApplicationFormValues, defaultValues } from './application-form.schema.ts';

const schema: EnvironmentSchema = {
  GREETING: { type: 'string', description: '', required: false, isObscured: false },
  TOKEN: { type: 'string', description: '', required: false, isObscured: true },
};
const hook = { ...defaultValues.callHook, url: 'https://x.example', username: 'u', hasAuth: true };
const typed: ApplicationFormValues = {
  ...defaultValues,
  name: 'Typed',
  callHook: { ...hook, password: 'secret-1' },
  callStatusHook: { ...hook, password: 'secret-2' },
  environment: { GREETING: 'Hi', TOKEN: 'secret-3', FORGOTTEN: 'secret-4' },
};

describe('the draft of an application', () => {
  it('keeps what was typed, and no secret of it', () => {
    const draft = withoutSecrets(schema)(typed);
    expect(JSON.stringify(draft)).not.toContain('secret');
    expect(draft).toMatchObject({
      name: 'Typed',
      callHook: { url: 'https://x.example', username: 'u', hasAuth: true },
      environment: { GREETING: 'Hi' },
    });
  });

  it('keeps no variable while nobody knows which are secret', () => {
    expect(withoutSecrets(null)(typed).environment).toEqual({});
  });

  it('is not taken in by variables that are called like members of every object', () => {
    const environment = { constructor: 'secret-5', GREETING: 'Hi' };
    expect(withoutSecrets(schema)({ ...typed, environment }).environment).toEqual({
      GREETING: 'Hi',
    });
  });

  it('gets the stored secrets back, and its own values before stored ones', () => {
    const stored: ApplicationFormValues = {
      ...typed,
      callHook: { ...hook, password: 'kept-1' },
      callStatusHook: { ...hook, password: 'kept-2' },
      environment: { GREETING: 'Old', TOKEN: 'kept-3' },
    };
    const restored = withStoredSecrets(withoutSecrets(schema)(typed), stored);
    expect(restored.callHook.password).toBe('kept-1');
    expect(restored.callStatusHook.password).toBe('kept-2');
    expect(restored.environment).toEqual({ GREETING: 'Hi', TOKEN: 'kept-3' });
  });
});
