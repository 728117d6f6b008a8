import type { EnvironmentSchema } from '@trunkline/ui/widgets/environment-variables';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type ApplicationFormValues,
  applicationFormSchema,
  applicationMembers,
  defaultValues,
  type FormContext,
  secretsOf,
} from './application-form.schema.ts';

const hook = { ...defaultValues.callHook, url: 'https://apps.example.com' };
const valid: ApplicationFormValues = {
  ...defaultValues,
  name: 'Support line',
  accountSid: 'acme',
  callHook: hook,
  callStatusHook: hook,
};
const schema: EnvironmentSchema = {
  TOKEN: { type: 'string', description: '', required: true, isObscured: true },
  GREETING: { type: 'string', description: '', required: true, isObscured: false, default: 'Hi' },
};

const unknown: FormContext = { variables: null, credentials: null, storedAccountSid: 'acme' };

function problems(change: Partial<ApplicationFormValues>, context: Partial<FormContext> = {}) {
  const result = v.safeParse(applicationFormSchema({ ...unknown, ...context }), {
    ...valid,
    ...change,
  });
  return Object.fromEntries((result.issues ?? []).map((one) => [v.getDotPath(one), one.message]));
}

describe('the application form', () => {
  it('asks for name, account and both webhooks', () => {
    expect(problems(defaultValues)).toEqual({
      name: 'Give the application a name.',
      accountSid: 'Choose an account.',
      'callHook.url': 'Enter a URL.',
      'callStatusHook.url': 'Enter a URL.',
    });
    expect(problems({ name: '   ' })).toHaveProperty('name');
    expect(problems({ name: 'n'.repeat(65) })).toEqual({ name: 'Use at most 64 characters.' });
    expect(problems({ name: ` ${'n'.repeat(64)} ` })).toEqual({});
  });

  it('asks for required variables that have no default, once it knows them', () => {
    expect(problems({}, { variables: schema })).toEqual({
      'environment.TOKEN': 'TOKEN needs a value.',
    });
    const emptied = { TOKEN: 't', GREETING: '' };
    expect(problems({ environment: emptied }, { variables: schema })).toEqual({
      'environment.GREETING': 'GREETING needs a value.',
    });
    expect(problems({ environment: {} })).toEqual({});
  });

  it('refuses a label that the newly chosen account does not have', () => {
    const { speech } = defaultValues;
    const synthesis = { ...speech.primary.synthesis, label: 'eu' };
    const labelled = { ...speech, primary: { ...speech.primary, synthesis } };
    const moved = { speech: labelled, accountSid: 'globex' };
    expect(problems(moved, { credentials: [] })).toEqual({
      'speech.primary.synthesis.label': 'This account has no Google credential labelled “eu”.',
    });
    // A stored label stays valid, and credentials that couldn't be loaded refuse nothing.
    expect(problems({ speech: labelled }, { credentials: [] })).toEqual({});
    expect(problems(moved)).toEqual({});
  });

  it('refuses a vendor whose options are not there', () => {
    const { speech } = defaultValues;
    const synthesis = { ...speech.primary.synthesis, vendor: 'aws', awaiting: 'vendor' as const };
    const waiting = { ...speech, primary: { ...speech.primary, synthesis } };
    expect(Object.keys(problems({ speech: waiting }))).toEqual([
      'speech.primary.synthesis.language',
    ]);
  });

  it('keeps passwords, secret variables and unknown ones out of drafts', () => {
    const environment = { GREETING: 'Hi', TOKEN: 'secret', OLD: 'x', constructor: 'x' };
    const values = { ...valid, environment };
    const hooks = ['callHook.password', 'callStatusHook.password'];
    expect(secretsOf(schema)(values)).toEqual([
      ...hooks,
      'environment.TOKEN',
      'environment.OLD',
      'environment.constructor',
    ]);
    expect(secretsOf(null)(values)).toHaveLength(6);
  });
});

it('names a variable without a name', () => {
  const { environment } = applicationMembers((sid) => sid);
  const labelOf = (key: string) =>
    environment && 'each' in environment && environment.each(key).label;
  expect(labelOf('GREETING')).toBe('Environment variable GREETING');
  expect(labelOf('')).toBe('Environment variable without a name');
  expect(labelOf(' ')).toBe('Environment variable without a name');
});
