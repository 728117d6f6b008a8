import type { CustomVoicesValue } from '@trunkline/ui/widgets/custom-voices';
import type { RouteValue } from '@trunkline/ui/widgets/outbound-routes';
import * as v from 'valibot';
import {
  type Authentication,
  carrierFormSchema,
  carrierMembers,
} from '../../src/features/carriers/form/carrier-form.schema.ts';
import { carrierSave } from '../../src/features/carriers/form/save-carrier.ts';
import { clientRecord } from '../../src/features/clients/client.ts';
import { numberFormSchema, numberRecord } from '../../src/features/phone-numbers/number.ts';
import {
  routingFormSchema,
  routingMembers,
} from '../../src/features/routing/routing-form.schema.ts';
import { routingSave } from '../../src/features/routing/save-routing.ts';
import { speechSave } from '../../src/features/speech/form/save-speech.ts';
import {
  type SpeechFormValues,
  speechFormSchema,
  speechMembers,
} from '../../src/features/speech/form/speech-form.schema.ts';
import { tenantRecord } from '../../src/features/teams-tenants/tenant.ts';
import { call } from '../../src/platform/client/calls/transport.ts';
import { listAccounts } from '../../src/platform/resources/accounts/accounts.ts';
import { listApplications } from '../../src/platform/resources/applications/applications.ts';
import { listCarriers } from '../../src/platform/resources/carriers/voip-carriers.ts';
import { listClients } from '../../src/platform/resources/clients/clients.ts';
import { listAllPhoneNumbers } from '../../src/platform/resources/numbers/phone-numbers.ts';
import { listLcrs } from '../../src/platform/resources/routing/lcrs.ts';
import {
  getSpeechCredential,
  listSpeechCredentials,
} from '../../src/platform/resources/speech/speech-credentials.ts';
import { listTeamsTenants } from '../../src/platform/resources/teams-tenants/ms-teams-tenants.ts';
import { providerOwner } from '../../src/platform/values/owner.ts';
import { changeCompound } from '../../src/screen/form/save/compound/compound-save.ts';
import { changeCalls } from '../../src/screen/record/record.ts';
import { flip, fresh, northwind } from './shared-values.ts';

/** Records that calls run through, as two users have them open. */
export const telephonyRecords = {
  'phone number': async () => {
    const accounts = await listAccounts(await northwind());
    const [account] = accounts.filter(({ name }) => name === 'Acme Support');
    const [row] = await listAllPhoneNumbers(account?.account_sid ?? '');
    const applications = await listApplications(account?.account_sid ?? '');
    const another = (sids: (string | undefined)[]) => (sid: string) =>
      sids.find((one) => one !== sid) ?? '';
    return {
      calls: changeCalls(numberRecord, row?.phone_number_sid ?? ''),
      members: numberRecord.members,
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
    const calls = changeCompound(carrierSave(), sid);
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
      schema: carrierFormSchema,
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
    const calls = changeCompound(routingSave(), table?.lcr_sid ?? '');
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
  client: async () => {
    const row = (await listClients()).find(({ username }) => username === 'desk100');
    return {
      calls: changeCalls(clientRecord, row?.client_sid ?? ''),
      members: clientRecord.members,
      schema: clientRecord.schema(false),
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
    const applications = await listApplications(row?.account_sid ?? '');
    return {
      calls: changeCalls(tenantRecord, row?.ms_teams_tenant_sid ?? ''),
      members: tenantRecord.members,
      schema: tenantRecord.schema(false),
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
      calls: changeCompound(speechSave(owner), sid),
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
      told: (values: SpeechFormValues) => ({
        ...values,
        voices: values.voices.voices
          .map(({ id: _, ...voice }) => voice)
          .sort((a, b) => a.name.localeCompare(b.name)),
      }),
    };
  },
};
