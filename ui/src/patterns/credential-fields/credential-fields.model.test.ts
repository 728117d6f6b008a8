import { describe, expect, it } from 'vitest';
import { awsFields, otherFields } from './credential-fields.fixtures.ts';
import {
  changedSecrets,
  formatJson,
  initialValues,
  isChanged,
  isLocked,
  isRequired,
  labelOf,
  missingForTest,
  sentValues,
  validateCredential,
  visibleFields,
} from './credential-fields.model.ts';
import type { CredentialField } from './credential-fields.types.ts';

const ids = (fields: readonly CredentialField[]) => fields.map(({ id }) => id);
const field = (id: string) => {
  const found = [...awsFields, ...otherFields].find((one) => one.id === id);
  if (!found) throw new Error(`no field ${id}`);
  return found;
};
const keys = {
  kind: 'keys',
  accessKeyId: 'AKIA1',
  secretAccessKey: 'secret',
  roleArn: '',
  region: 'eu-west-1',
};
const stored = {
  values: { ...keys, secretAccessKey: '' },
  masks: { secretAccessKey: 'secretXXXX' },
};

describe('initialValues', () => {
  it('is empty text, an unticked box, or what the field says', () => {
    expect(initialValues(awsFields)).toEqual({
      kind: 'keys',
      accessKeyId: '',
      secretAccessKey: '',
      roleArn: '',
      region: '',
    });
    expect(initialValues(otherFields)).toMatchObject({ useTls: false, options: '', note: '' });
  });
});

describe('visibleFields', () => {
  it.each([
    ['keys', ['kind', 'accessKeyId', 'secretAccessKey', 'region']],
    ['role', ['kind', 'roleArn', 'region']],
    ['profile', ['kind', 'region']],
  ])('%s asks for %j', (kind, wanted) => {
    expect(ids(visibleFields(awsFields, { ...keys, kind }))).toEqual(wanted);
  });
});

describe('what depends on other values', () => {
  const dependent: CredentialField = {
    kind: 'secret',
    id: 'apiKey',
    label: ({ mode }) => (mode === 'hosted' ? 'API key' : 'API key (if required)'),
    isRequired: ({ mode }) => mode === 'hosted',
  };
  it.each([
    ['hosted', 'API key', true],
    ['onprem', 'API key (if required)', false],
  ])('%s: %s, required %s', (mode, label, required) => {
    expect(labelOf(dependent, { mode })).toBe(label);
    expect(isRequired(dependent, { mode })).toBe(required);
    expect(validateCredential([dependent], { mode, apiKey: '' })).toEqual(
      required ? { apiKey: 'Enter API key.' } : {},
    );
  });
});

describe('validateCredential', () => {
  it('takes a complete one', () => expect(validateCredential(awsFields, keys)).toEqual({}));

  it('names what is missing, of what is shown, by what one does about it', () => {
    expect(validateCredential(awsFields, initialValues(awsFields))).toEqual({
      accessKeyId: 'Enter Access key ID.',
      secretAccessKey: 'Enter Secret access key.',
      region: 'Choose Region.',
    });
    expect(validateCredential(awsFields, { kind: 'profile', region: 'eu-west-1' })).toEqual({});
    expect(validateCredential(otherFields, initialValues(otherFields))).toEqual({
      serviceKey: 'Choose Service key.',
    });
  });

  it('says it in the words of the field', () => {
    const own: CredentialField = { ...field('region'), requiredMessage: 'Choose a region.' };
    expect(validateCredential([own], {})).toEqual({ region: 'Choose a region.' });
  });

  it('blanks are nothing', () => {
    expect(validateCredential(awsFields, { ...keys, accessKeyId: '  ' })).toHaveProperty(
      'accessKeyId',
    );
  });

  it('asks the rule about what was entered, not about nothing', () => {
    const role = { kind: 'role', region: 'eu-west-1' };
    expect(validateCredential(awsFields, { ...role, roleArn: 'role/x' })).toEqual({
      roleArn: 'The role starts with arn:',
    });
    expect(validateCredential(awsFields, { ...role, roleArn: ' arn:aws:iam::1:role/x ' })).toEqual(
      {},
    );
    expect(validateCredential(otherFields, { serviceKey: '[]' })).toEqual({
      serviceKey: 'Choose a JSON file.',
    });
  });

  it.each([
    ['{', { options: 'This is not valid JSON.' }],
    ['{"speed": 1}', {}],
    [' ', { options: 'Enter Options.' }],
  ])('JSON options %j', (options, errors) => {
    expect(
      validateCredential(otherFields, { serviceKey: '{}', hasOptions: true, options }),
    ).toEqual(errors);
    // A hidden field has no errors.
    expect(validateCredential(otherFields, { serviceKey: '{}', options })).toEqual({});
  });

  it('a stored secret may stay, or must be entered again where it cannot', () => {
    const values = stored.values;
    expect(validateCredential(awsFields, values, { stored })).toEqual({});
    expect(validateCredential(awsFields, values, { stored, secretAgain: 'Once more.' })).toEqual({
      secretAccessKey: 'Once more.',
    });
    const none = { ...stored, masks: {} };
    expect(validateCredential(awsFields, values, { stored: none })).toEqual({
      secretAccessKey: 'Enter Secret access key.',
    });
  });

  it('has no word about what cannot be changed', () => {
    expect(isLocked(field('accessKeyId'), null)).toBe(false);
    expect(isLocked(field('accessKeyId'), stored)).toBe(true);
    expect(validateCredential(awsFields, { ...keys, accessKeyId: '' }, { stored })).toEqual({});
  });

  it('a box that must be ticked', () => {
    const box: CredentialField = { kind: 'checkbox', id: 'agreed', label: 'it', isRequired: true };
    expect(validateCredential([box], { agreed: false })).toEqual({ agreed: 'Enter it.' });
    expect(validateCredential([box], { agreed: true })).toEqual({});
  });
});

describe('sentValues', () => {
  it('is what was entered, without the spaces around it, and no mode', () => {
    expect(sentValues(awsFields, { ...keys, accessKeyId: ' AKIA1 ' })).toEqual({
      accessKeyId: 'AKIA1',
      secretAccessKey: 'secret',
      roleArn: null,
      region: 'eu-west-1',
    });
  });

  it('clears what is not asked for, and brings it back with its mode', () => {
    const role = { ...keys, kind: 'role', roleArn: 'arn:aws:iam::1:role/x' };
    expect(sentValues(awsFields, role)).toEqual({
      accessKeyId: null,
      roleArn: 'arn:aws:iam::1:role/x',
      region: 'eu-west-1',
    });
    expect(sentValues(awsFields, { ...role, kind: 'keys' })).toMatchObject({
      accessKeyId: 'AKIA1',
      secretAccessKey: 'secret',
      roleArn: null,
    });
  });

  it('never sends a secret that was not entered, nor a mask, nor what is locked', () => {
    const sent = sentValues(awsFields, stored.values, stored);
    expect(sent).toEqual({ roleArn: null, region: 'eu-west-1' });
    expect(JSON.stringify(sent)).not.toContain('XXXX');
  });

  it('a secret keeps its spaces', () => {
    expect(sentValues(awsFields, { ...keys, secretAccessKey: ' a b ' })).toMatchObject({
      secretAccessKey: ' a b ',
    });
  });

  it('boxes are true or false, and one that only steers the form is left out', () => {
    expect(sentValues(otherFields, { useTls: true, hasOptions: true, options: '{}' })).toEqual({
      model: null,
      useTls: true,
      options: '{}',
      note: null,
    });
    expect(sentValues(otherFields, { hasOptions: false, options: '{}' })).toMatchObject({
      useTls: false,
      options: null,
    });
  });
});

describe('what changed', () => {
  it.each([
    ['nothing', {}, false, []],
    ['spaces alone', { region: ' eu-west-1 ' }, false, []],
    ['a value', { region: 'us-east-1' }, true, []],
    ['a secret', { secretAccessKey: 'new' }, true, ['secretAccessKey']],
    ['a mode, and with it the fields that count', { kind: 'profile' }, true, []],
    ['a field that is not asked for', { roleArn: 'arn:x' }, false, []],
  ])('%s', (_, change, changed, secrets) => {
    const values = { ...stored.values, ...change };
    expect(isChanged(awsFields, values, stored)).toBe(changed);
    expect(changedSecrets(awsFields, values)).toEqual(secrets);
  });

  it('a secret that is not asked for is none', () => {
    expect(changedSecrets(awsFields, { ...keys, kind: 'role' })).toEqual([]);
  });
});

describe('missingForTest', () => {
  it('wants every required field, and the secret even where one is stored', () => {
    expect(missingForTest(awsFields, keys)).toBeUndefined();
    expect(missingForTest(awsFields, { ...keys, region: '' })).toBe('fields');
    expect(missingForTest(awsFields, stored.values)).toBe('fields');
    expect(missingForTest(awsFields, stored.values, stored)).toBe('secret');
    expect(missingForTest(awsFields, { ...stored.values, region: '' }, stored)).toBe('fields');
    expect(missingForTest(awsFields, { kind: 'profile', region: 'eu-west-1' })).toBeUndefined();
  });
});

it('formats JSON and leaves alone what is none', () => {
  expect(formatJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(formatJson('{"a":')).toBe('{"a":');
});
