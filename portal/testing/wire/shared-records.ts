import {
  accountFormSchema,
  accountMembers,
  type RecordingValue,
} from '../../src/features/accounts/form/account-form.schema.ts';
import { accountSave } from '../../src/features/accounts/form/save-account.ts';
import {
  applicationFormSchema,
  applicationMembers,
} from '../../src/features/applications/form/application-form.schema.ts';
import { applicationRecord } from '../../src/features/applications/form/save-application.ts';
import {
  adminFormSchema,
  adminMembers,
} from '../../src/features/settings/admin/admin-form.schema.ts';
import {
  providerFormSchema,
  providerMembers,
  type TeamsValue,
} from '../../src/features/settings/provider-form.schema.ts';
import { adminCalls, providerCalls } from '../../src/features/settings/save-settings.ts';
import { userFormSchema, userMembers, userRecord } from '../../src/features/users/user.ts';
import { getAccount, listAccounts } from '../../src/platform/resources/accounts/accounts.ts';
import {
  getApplication,
  listApplications,
} from '../../src/platform/resources/applications/applications.ts';
import { listUsers } from '../../src/platform/resources/users/users.ts';
import { storedBucketOf } from '../../src/platform/values/bucket.ts';
import { changeCompound } from '../../src/screen/form/save/compound/compound-save.ts';
import { changeCalls } from '../../src/screen/record/record.ts';
import { telephonyRecords } from './shared-telephony-records.ts';
import { amount, flip, fresh, hookTo, northwind } from './shared-values.ts';

/** Each kind of record, as two users have it open. */
export const records = {
  account: async () => {
    const [row] = (await listAccounts(await northwind())).filter(
      ({ name }) => name === 'Acme Support',
    );
    if (!row) throw new Error('No Acme Support');
    const account = await getAccount(row.account_sid);
    const applications = await listApplications(row.account_sid);
    const bucket = storedBucketOf(account.bucket_credential);
    const nextApplication = (sid: string) =>
      applications.find(({ application_sid }) => application_sid !== sid)?.application_sid ?? '';
    const may = { seeLimits: true, canSetRealm: true, canSetDebugLog: true, canRecord: true };
    const limits = ['session', 'session_license', 'minutes', 'minutes_license'].map((name) => [
      `limits.voice_call_${name}`,
      amount,
    ]);
    return {
      calls: changeCompound(accountSave(account.service_provider_sid, may), account.account_sid),
      members: accountMembers,
      schema: accountFormSchema(bucket),
      others: {
        name: fresh('Acme '),
        sipRealm: () => `${fresh('acme')()}.sip.example.net`,
        deviceApplicationSid: nextApplication,
        siprecApplicationSid: nextApplication,
        isDebugLogEnabled: flip,
        registrationHook: hookTo('registration'),
        queueEventHook: hookTo('queue'),
        recording: (recording: RecordingValue) => ({
          ...recording,
          format: recording.format === 'mp3' ? 'wav' : 'mp3',
        }),
        ...Object.fromEntries(limits),
      },
    };
  },
  application: async () => {
    const [account] = (await listAccounts(await northwind())).filter(
      ({ name }) => name === 'Acme Support',
    );
    const named = await listApplications(account?.account_sid ?? '');
    const menu = named.find(({ name }) => name === 'IVR main menu');
    const row = await getApplication(menu?.application_sid ?? '');
    const choice = (part: { language: string }) => ({
      ...part,
      language: part.language === 'de-DE' ? 'en-GB' : 'de-DE',
    });
    return {
      calls: changeCalls(
        applicationRecord({
          stored: row,
          serviceProviderSid: null,
          isManager: true,
          variables: () => null,
          onBlocked: () => undefined,
        }),
        row.application_sid,
      ),
      members: applicationMembers((sid) => sid),
      schema: applicationFormSchema({
        variables: null,
        credentials: null,
        storedAccountSid: row.account_sid,
      }),
      others: {
        name: fresh('IVR '),
        callHook: hookTo('call'),
        callStatusHook: hookTo('status'),
        'speech.primary.synthesis': choice,
        'speech.primary.recognizer': choice,
        'speech.fallback.synthesis': choice,
        'speech.fallback.recognizer': choice,
        override: ({ text }: { text: string }) => ({
          isOn: true,
          text: text.includes('hangup') ? '[{"verb":"pause","length":1}]' : '[{"verb":"hangup"}]',
        }),
        recordAll: flip,
      },
    };
  },
  user: async () => {
    const row = (await listUsers()).find(({ name }) => name === 'acme-user');
    return {
      calls: changeCalls(userRecord, row?.user_sid ?? ''),
      members: userMembers((sid) => sid),
      schema: userFormSchema({
        isNew: false,
        policy: { minLength: 6, requireDigit: false, requireSpecialCharacter: false },
        hasNoAccounts: false,
      }),
      others: {
        name: fresh('acme-user-'),
        email: () => `${fresh('acme')()}@example.net`,
        isActive: flip,
        isViewOnly: flip,
        mustChangePassword: flip,
      },
    };
  },
  provider: async () => ({
    calls: providerCalls(await northwind()),
    members: providerMembers,
    schema: providerFormSchema,
    others: {
      name: fresh('Northwind '),
      teams: ({ isEnabled }: TeamsValue) => ({
        isEnabled: !isEnabled,
        fqdn: isEnabled ? '' : `${fresh('teams')()}.example.net`,
      }),
      'limits.voice_call_session': amount,
      'limits.voice_call_session_license': amount,
      'limits.voice_call_minutes': amount,
      'limits.voice_call_minutes_license': amount,
    },
  }),
  'settings of the platform': async () => ({
    calls: adminCalls,
    members: adminMembers,
    schema: adminFormSchema,
    others: {
      'systemInformation.domainName': () => `${fresh('voice')()}.example.net`,
      'systemInformation.sipDomainName': () => `${fresh('sip')()}.example.net`,
      'systemInformation.privateNetworkCidr': (networks: string) =>
        networks.startsWith('10.1.') ? '10.2.0.0/16' : '10.1.0.0/16',
      'systemInformation.monitoringDomainName': () => `${fresh('monitor')()}.example.net`,
      'systemInformation.logLevel': (level: string) => (level === 'info' ? 'debug' : 'info'),
      'passwordPolicy.minLength': (length: number) => (length === 8 ? 9 : 8),
      'passwordPolicy.requireDigit': flip,
      'passwordPolicy.requireSpecialCharacter': flip,
    },
  }),
  ...telephonyRecords,
};

/**
 * Members left out: an account or scope moves a record elsewhere, secrets are never read back, and
 * the fallback's switch changes the meaning of its other members.
 */
export const elsewhere: Record<string, string[]> = {
  // A table keeps its owner.
  routing: ['accountSid'],
  'speech credential': [
    'vendor',
    'customName',
    'accountSid',
    'label',
    'fields.use_for_tts',
    'fields.service_key',
  ],
  application: ['accountSid', 'speech.useFallback'],
  // Never changed.
  'phone number': ['number', 'carrierSid'],
  carrier: ['accountSid', 'applicationSid'],
  user: ['scope', 'accountSid', 'password'],
  client: ['accountSid', 'username', 'password'],
  'Teams tenant': ['accountSid'],
  'settings of the platform': ['passwordPolicy.requireLetter'],
};
