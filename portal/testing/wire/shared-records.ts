import type { CustomVoicesValue } from '@trunkline/ui/widgets/custom-voices';
import type { RouteValue } from '@trunkline/ui/widgets/outbound-routes';
import * as v from 'valibot';
import {
  accountFormSchema,
  accountMembers,
  type RecordingValue,
} from '../../src/features/accounts/account-form.schema.ts';
import { formValues } from '../../src/features/accounts/account-form.wire.ts';
import { accountCalls } from '../../src/features/accounts/save-account.ts';
import {
  applicationFormSchema,
  applicationMembers,
} from '../../src/features/applications/application-form.schema.ts';
import { applicationCalls } from '../../src/features/applications/save-application.ts';
import {
  type Authentication,
  carrierFormSchema,
  carrierMembers,
} from '../../src/features/carriers/carrier-form.schema.ts';
import { carrierCalls } from '../../src/features/carriers/save-carrier.ts';
import { clientFormSchema, clientMembers } from '../../src/features/clients/client-form.schema.ts';
import { clientCalls } from '../../src/features/clients/save-client.ts';
import {
  numberFormSchema,
  numberMembers,
} from '../../src/features/phone-numbers/number-form.schema.ts';
import { numberCalls } from '../../src/features/phone-numbers/save-number.ts';
import {
  routingFormSchema,
  routingMembers,
} from '../../src/features/routing/routing-form.schema.ts';
import { routingCalls } from '../../src/features/routing/save-routing.ts';
import { adminFormSchema, adminMembers } from '../../src/features/settings/admin-form.schema.ts';
import {
  providerFormSchema,
  providerMembers,
  type TeamsValue,
} from '../../src/features/settings/provider-form.schema.ts';
import { adminCalls, providerCalls } from '../../src/features/settings/save-settings.ts';
import { speechCalls } from '../../src/features/speech/save-speech.ts';
import { speechFormSchema, speechMembers } from '../../src/features/speech/speech-form.schema.ts';
import { tenantCalls } from '../../src/features/teams-tenants/save-tenant.ts';
import {
  tenantFormSchema,
  tenantMembers,
} from '../../src/features/teams-tenants/tenant-form.schema.ts';
import { userCalls } from '../../src/features/users/save-user.ts';
import { userFormSchema, userMembers } from '../../src/features/users/user-form.schema.ts';
import { getAccount, listAccounts } from '../../src/platform/accounts.ts';
import { getApplication, listAccountApplications } from '../../src/platform/applications.ts';
import { storedBucketOf } from '../../src/platform/bucket.ts';
import { listClients } from '../../src/platform/clients.ts';
import { listLcrs } from '../../src/platform/lcrs.ts';
import { listTeamsTenants } from '../../src/platform/ms-teams-tenants.ts';
import { providerOwner } from '../../src/platform/owner.ts';
import { listAllAccountPhoneNumbers } from '../../src/platform/phone-numbers.ts';
import { getSpeechCredential, listSpeechCredentials } from '../../src/platform/speech-records.ts';
import { call } from '../../src/platform/transport.ts';
import { listUsers } from '../../src/platform/users.ts';
import { listCarriers } from '../../src/platform/voip-carriers.ts';

let count = 0;
const fresh = (text: string) => () => {
  count += 1;
  return `${text}${count}`;
};
const flip = (value: boolean) => !value;
const amount = () => {
  count += 1;
  return String(count);
};
const hookTo = (what: string) => (hook: { method: string }) => ({
  url: `https://${fresh(what)()}.example.net`,
  method: what === 'queue' ? 'POST' : hook.method === 'GET' ? 'POST' : 'GET',
  username: '',
  password: '',
  hasAuth: false,
});

const northwind = async () => {
  const rows = await call(
    v.array(v.object({ service_provider_sid: v.string(), name: v.string() })),
    'GET',
    'ServiceProviders',
  );
  const sid = rows.find(({ name }) => name === 'Northwind Telecom')?.service_provider_sid;
  if (!sid) throw new Error('No Northwind Telecom');
  return sid;
};

/** Each kind of record, as two people would have it open. */
export const records = {
  account: async () => {
    const [row] = (await listAccounts(await northwind())).filter(
      ({ name }) => name === 'Acme Support',
    );
    if (!row) throw new Error('No Acme Support');
    const account = await getAccount(row.account_sid);
    const applications = await listAccountApplications(row.account_sid);
    const bucket = storedBucketOf(account.bucket_credential);
    const nextApplication = (sid: string) =>
      applications.find(({ application_sid }) => application_sid !== sid)?.application_sid ?? '';
    const may = { seeLimits: true, canSetRealm: true, canSetDebugLog: true, canRecord: true };
    const limits = ['session', 'session_license', 'minutes', 'minutes_license'].map((name) => [
      `limits.voice_call_${name}`,
      amount,
    ]);
    return {
      calls: accountCalls(account, may),
      members: accountMembers,
      schema: accountFormSchema(bucket, formValues(account, []).recording),
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
    const named = await listAccountApplications(account?.account_sid ?? '');
    const menu = named.find(({ name }) => name === 'IVR main menu');
    const row = await getApplication(menu?.application_sid ?? '');
    const choice = (part: { language: string }) => ({
      ...part,
      language: part.language === 'de-DE' ? 'en-GB' : 'de-DE',
    });
    return {
      calls: applicationCalls(row, () => null),
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
  'phone number': async () => {
    const accounts = await listAccounts(await northwind());
    const [account] = accounts.filter(({ name }) => name === 'Acme Support');
    const [row] = await listAllAccountPhoneNumbers(account?.account_sid ?? '');
    const applications = await listAccountApplications(account?.account_sid ?? '');
    const another = (sids: (string | undefined)[]) => (sid: string) =>
      sids.find((one) => one !== sid) ?? '';
    return {
      calls: numberCalls(row?.phone_number_sid ?? ''),
      members: numberMembers((sid) => sid),
      schema: numberFormSchema(false, []),
      others: {
        accountSid: another(accounts.map(({ account_sid }) => account_sid)),
        applicationSid: another(applications.map(({ application_sid }) => application_sid)),
      },
    };
  },
  carrier: async () => {
    const provider = await northwind();
    const carriers = await listCarriers(provider, null);
    const sid = carriers.find(({ name }) => name === 'Texting carrier')?.voip_carrier_sid ?? '';
    const calls = carrierCalls(providerOwner(provider), sid);
    const posted = { voip_carrier_sid: sid, ipv4: '198.18.9.1', inbound: 1, outbound: 0 };
    await call(v.object({ sid: v.string() }), 'POST', 'SipGateways', { body: posted });
    const { values } = (await calls.reread?.()) ?? {};
    if (!values) throw new Error('No Texting carrier');
    const port = (gateway: { port: string }) => ({
      ...gateway,
      port: gateway.port === '5070' ? '5080' : '5070',
    });
    const eachOf = (path: string, rows: object) =>
      Object.fromEntries(Object.keys(rows).map((id) => [`${path}.${id}`, port]));
    const prefix = fresh('90');
    const credential = (given: { systemId: string }) => ({ ...given, systemId: fresh('sys')() });
    return {
      calls,
      members: carrierMembers,
      schema: carrierFormSchema(values),
      others: {
        name: fresh('Texting '),
        isActive: flip,
        hasLeadingPlus: flip,
        dtmfType: (type: string) => (type === 'tones' ? 'rfc2833' : 'tones'),
        authentication: (given: Authentication) => ({
          ...given,
          username: fresh('trunk')(),
          password: 'fakepass',
        }),
        techPrefix: prefix,
        diversion: fresh('4420'),
        outboundProxy: () => `sip:${fresh('proxy')()}.carrier.example`,
        'sms.outbound': credential,
        'sms.inbound': credential,
        ...eachOf('sipGateways', values.sipGateways),
        ...eachOf('sms.gateways', values.sms.gateways),
      },
    };
  },
  routing: async () => {
    const table = (await listLcrs()).find(({ name }) => name === 'Northwind outbound');
    const calls = routingCalls(table?.lcr_sid ?? '');
    const { values } = (await calls.reread?.()) ?? {};
    if (!values) throw new Error('No Northwind outbound');
    const carriers = await listCarriers(await northwind(), null);
    const other = (sid: string) =>
      carriers.find(({ voip_carrier_sid }) => voip_carrier_sid !== sid)?.voip_carrier_sid ?? '';
    const text = fresh('^9');
    return {
      calls,
      members: routingMembers([], (id) => id),
      schema: routingFormSchema,
      others: {
        name: fresh('Northwind '),
        isActive: flip,
        defaultCarrierId: other,
        'routes.order': (order: readonly string[]) => order.toReversed(),
        ...Object.fromEntries(
          Object.keys(values.routes.rows).map((id) => [
            `routes.rows.${id}`,
            (route: RouteValue) => ({ ...route, text: text() }),
          ]),
        ),
      },
    };
  },
  user: async () => {
    const row = (await listUsers()).find(({ name }) => name === 'acme-user');
    return {
      calls: userCalls(row?.user_sid ?? ''),
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
  client: async () => {
    const row = (await listClients()).find(({ username }) => username === 'desk100');
    return {
      calls: clientCalls(row?.client_sid ?? ''),
      members: clientMembers,
      schema: clientFormSchema(false),
      others: {
        isActive: flip,
        callsApplications: flip,
        callsQueues: flip,
        callsUsers: flip,
      },
    };
  },
  'Teams tenant': async () => {
    const row = (await listTeamsTenants()).find(
      ({ tenant_fqdn }) => tenant_fqdn === 'acme.teams.example.net',
    );
    const applications = await listAccountApplications(row?.account_sid ?? '');
    return {
      calls: tenantCalls(row?.ms_teams_tenant_sid ?? ''),
      members: tenantMembers,
      schema: tenantFormSchema,
      others: {
        fqdn: () => `${fresh('acme')()}.teams.example.net`,
        applicationSid: (sid: string) =>
          applications.find(({ application_sid }) => application_sid !== sid)?.application_sid,
      },
    };
  },
  'speech credential': async () => {
    const owner = providerOwner(await northwind());
    const rows = await listSpeechCredentials(owner);
    const sid = rows.find(({ vendor }) => vendor === 'google')?.speech_credential_sid ?? '';
    const credential = await getSpeechCredential(owner, sid);
    return {
      calls: speechCalls(owner, sid),
      members: speechMembers('google'),
      schema: speechFormSchema(credential),
      others: {
        'fields.use_for_stt': flip,
        'fields.model_id': fresh('gemini-'),
        voices: (value: CustomVoicesValue) => ({
          ...value,
          voices: value.voices
            .filter(({ isCloned }) => !isCloned)
            .map((voice) => ({ ...voice, name: fresh('House voice ')() })),
        }),
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
};

/**
 * Members left out: an account or scope of its own moves a record elsewhere, secrets are never read
 * back, and the fallback's switch changes what its other members are.
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
