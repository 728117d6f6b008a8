import { describe, expect, it } from 'vitest';
import type { Account } from '../../../platform/resources/accounts/accounts.ts';
import { sipRealmError } from '../../../platform/values/domain-name.ts';
import { withoutSecrets, withSecretsOf } from '../../../screen/form/values.ts';
import { type AccountFormValues, accountSecrets } from './account-form.schema.ts';
import { accountUpdateOf, formValues } from './account-form.wire.ts';

const account: Account = {
  account_sid: 'a',
  name: 'Acme Support',
  sip_realm: 'acme.sip.example.net',
  service_provider_sid: 'sp',
  webhook_secret: 'wh_secret_x',
  device_calling_application_sid: '',
  siprec_hook_sid: 'app',
  registration_hook: { url: 'https://x.example', method: 'POST', username: 'u', password: 'p' },
  queue_event_hook: { url: 'https://q.example', method: 'GET', username: '', password: '' },
  enable_debug_log: false,
  record_all_calls: true,
  record_format: 'wav',
  bucket_credential: {
    vendor: 'aws_s3',
    name: 'acme',
    region: 'eu-west-1',
    endpoint: '',
    access_key_id: 'AKIA',
    secret_access_key: 'fakeseXXXX',
    connection_string: '',
    service_key: '',
    tags: [],
  },
  is_active: true,
};
const stored = formValues(account, [{ category: 'voice_call_session', quantity: 20 }]);
const all = { canSetRealm: true, canSetDebugLog: true, canRecord: true };
describe('accountUpdateOf', () => {
  it('leaves out what the user may not set', () => {
    const none = { canSetRealm: false, canSetDebugLog: false, canRecord: false };
    const changed = {
      ...stored,
      name: 'New',
      sipRealm: 'new.example',
      isDebugLogEnabled: true,
      recording: { ...stored.recording, isEnabled: false },
    };
    expect(accountUpdateOf(changed, stored, none)).toEqual({ name: 'New' });
    expect(accountUpdateOf({ ...changed, name: stored.name }, stored, none)).toEqual({});
  });
  it('keeps the stored bucket when only the format changed', () => {
    const changed = { ...stored, recording: { ...stored.recording, format: 'mp3' } };
    const update = accountUpdateOf(changed, stored, all);
    expect(update).toEqual({ record_format: 'mp3' });
  });
});

it.each([
  ['', true],
  ['acme.sip.example.net', true],
  ['ACME.example', true],
  ['acme', false],
  ['acme..net', false],
  ['-acme.net', false],
  ['acme .net', false],
  [`${'a'.repeat(130)}.net`, false],
])('sip realm %j is accepted: %s', (realm, isFine) => {
  expect(sipRealmError(realm) === undefined).toBe(isFine);
});

describe('drafts', () => {
  const typed: AccountFormValues = {
    ...stored,
    name: 'Typed',
    registrationHook: {
      ...stored.registrationHook,
      url: 'https://y.example',
      password: 'typed-secret',
    },
    recording: {
      ...stored.recording,
      bucket: { ...stored.recording.bucket, secretAccessKey: 'typed-key' },
    },
  };
  it('hold no secret, and get the stored ones back', () => {
    const draft = withoutSecrets(typed, accountSecrets());
    expect(JSON.stringify(draft)).not.toMatch(/typed-(secret|key)/);
    const restored = withSecretsOf(draft, stored, accountSecrets());
    expect(restored.registrationHook).toMatchObject({ url: 'https://y.example', password: 'p' });
    expect(restored.name).toBe('Typed');
  });
});
