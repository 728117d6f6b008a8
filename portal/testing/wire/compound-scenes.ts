import { emptySipGateway } from '@trunkline/ui/widgets/sip-gateways';
import { emptySmppGateway } from '@trunkline/ui/widgets/smpp-gateways';
import { newCredential } from '@trunkline/ui/widgets/speech-credential';
import {
  accountMembers,
  defaultValues,
} from '../../src/features/accounts/form/account-form.schema.ts';
import { newAccountSave } from '../../src/features/accounts/form/save-account.ts';
import {
  carrierMembers,
  emptyCarrier,
} from '../../src/features/carriers/form/carrier-form.schema.ts';
import { newCarrierSave } from '../../src/features/carriers/form/save-carrier.ts';
import { emptyRouting, routingMembers } from '../../src/features/routing/routing-form.schema.ts';
import { newRoutingSave } from '../../src/features/routing/save-routing.ts';
import { newSpeechSave } from '../../src/features/speech/form/save-speech.ts';
import {
  emptySpeech,
  type SpeechFormValues,
  speechMembers,
} from '../../src/features/speech/form/speech-form.schema.ts';
import { creation } from '../../src/platform/client/calls/write.ts';
import { listAccounts } from '../../src/platform/resources/accounts/accounts.ts';
import { listCarriers } from '../../src/platform/resources/carriers/voip-carriers.ts';
import { listLcrs } from '../../src/platform/resources/routing/lcrs.ts';
import { listSpeechCredentials } from '../../src/platform/resources/speech/speech-credentials.ts';
import { providerOwner } from '../../src/platform/values/owner.ts';
import type { NewCompound } from '../../src/screen/form/save/compound/compound-save.ts';
import type { AnyMembers } from '../../src/screen/form/save/record/members.ts';
import { limitLabel, limitValues } from '../../src/shared/records/limits.ts';
import { fresh, northwind } from './shared-values.ts';

export type CompoundScene<Values extends object, Stored> = {
  /** How a freshly opened form saves the record. */
  compound: () => NewCompound<Values, Stored>;
  members: AnyMembers;
  base: Values;
  values: Values;
  /** Edits stored values: changes, adds and removes rows. */
  change: (stored: Values) => Values;
  /** The values to compare, whatever the ids of their rows. */
  told: (values: Values) => unknown;
  /** Labels that a save gives to the parts of these values. */
  labels: (values: Values) => string[];
  /** Sids of all records that saves may have created. */
  sids: () => Promise<string[]>;
};

const scene = <Values extends object, Stored>(given: CompoundScene<Values, Stored>) => given;
const nameOf = fresh('Compound ');
/** Sorted, so that neither order nor ids of rows count. */
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

const keyFile = JSON.stringify({
  client_email: 'voice@acme.iam.example.net',
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG\n-----END PRIVATE KEY-----\n',
});

/** Records that take several calls to save: new ones, as a person would have typed them. */
export const compoundScenes = {
  'an account': async () => {
    const provider = await northwind();
    const may = { seeLimits: true, canSetRealm: true, canSetDebugLog: true, canRecord: false };
    const base = { ...defaultValues, limits: limitValues([]) };
    const limits = { ...base.limits, voice_call_session: '5', voice_call_minutes: '700' };
    const name = nameOf();
    return scene({
      compound: () => newAccountSave(provider, may),
      members: accountMembers,
      base,
      values: { ...base, name, limits },
      change: (stored) => ({
        ...stored,
        name: `${name} Ltd`,
        limits: {
          ...stored.limits,
          voice_call_session: '',
          voice_call_minutes: '800',
          voice_call_session_license: '9',
        },
      }),
      told: (values) => [values.name, values.limits],
      labels: (values) => [
        'Account',
        ...Object.entries(values.limits).flatMap(([id, text]) => (text ? [limitLabel(id)] : [])),
      ],
      sids: async () =>
        (await listAccounts(provider))
          .filter((one) => [name, `${name} Ltd`].includes(one.name))
          .map((one) => one.account_sid),
    });
  },

  'a carrier': async () => {
    const provider = await northwind();
    const sip = (address: string, port = '5060') => ({ ...emptySipGateway, address, port });
    const name = nameOf();
    return scene({
      compound: () => newCarrierSave(providerOwner(provider)),
      members: carrierMembers,
      base: emptyCarrier,
      values: {
        ...emptyCarrier,
        name,
        sipGateways: { 'new-1': sip('198.18.1.1'), 'new-2': sip('198.18.1.2') },
        sms: {
          ...emptyCarrier.sms,
          gateways: { 'new-1': { ...emptySmppGateway, address: 'smpp.example.com', port: '2775' } },
        },
      },
      change: (stored) => {
        const [[first = '', row] = [], ...rest] = Object.entries(stored.sipGateways);
        return {
          ...stored,
          name: `${name} Ltd`,
          sipGateways: {
            ...(row && { [first]: { ...row, port: '5070' } }),
            ...Object.fromEntries(rest.slice(1)),
            'new-1': sip('198.18.1.3'),
          },
        };
      },
      told: ({ name, sipGateways, sms }) => [
        name,
        sorted(Object.values(sipGateways)),
        sorted(Object.values(sms.gateways)),
      ],
      labels: ({ sipGateways, sms }) => [
        'Carrier',
        ...Object.values(sipGateways).map(({ address }) => `SIP gateway ${address}`),
        ...Object.values(sms.gateways).map(
          ({ direction, address }) => `SMPP ${direction} gateway ${address}`,
        ),
      ],
      sids: async () =>
        (await listCarriers(provider, null))
          .filter((one) => [name, `${name} Ltd`].includes(one.name))
          .map((one) => one.voip_carrier_sid),
    });
  },

  'a table of routes': async () => {
    const provider = await northwind();
    const [first, second] = await listCarriers(provider, null);
    const carrierId = first?.voip_carrier_sid ?? '';
    const route = (text: string) => ({ text, carrierId, spareCarrierIds: [], description: '' });
    const name = nameOf();
    const accountSid = await creation('Accounts', {
      name,
      sip_realm: null,
      service_provider_sid: provider,
      queue_event_hook: null,
      registration_hook: null,
      enable_debug_log: false,
    }).send();
    return scene({
      compound: () => newRoutingSave(provider),
      members: routingMembers([], (id) => id),
      base: { ...emptyRouting, accountSid },
      values: {
        ...emptyRouting,
        name,
        accountSid,
        defaultCarrierId: carrierId,
        routes: {
          rows: { 'new-1': route('^44'), 'new-2': route('^49'), 'new-3': route('^33') },
          order: ['new-1', 'new-2', 'new-3'],
        },
      },
      change: ({ routes: { rows, order }, ...stored }) => {
        const [one = '', , three = ''] = order;
        return {
          ...stored,
          name: `${name} Ltd`,
          defaultCarrierId: second?.voip_carrier_sid ?? '',
          routes: {
            rows: {
              [three]: { ...route('^33'), ...rows[three], description: 'France' },
              [one]: { ...route('^44'), ...rows[one] },
              'new-1': route('^1'),
            },
            order: [three, 'new-1', one],
          },
        };
      },
      told: ({ name, defaultCarrierId, routes: { rows, order } }) => [
        name,
        defaultCarrierId,
        order.map((id) => rows[id]),
      ],
      labels: () => ['Table'],
      sids: async () =>
        (await listLcrs())
          .filter((one) => one.account_sid === accountSid)
          .map((one) => one.lcr_sid),
    });
  },

  'a speech credential': async () => {
    const provider = await northwind();
    const voice = (number: number, isCloned: boolean) => ({
      id: `new-${number}`,
      isStored: false,
      name: `Voice ${number}`,
      usage: 'REALTIME',
      isCloned,
      model: isCloned ? '' : 'm',
      keyPreview: '',
      wasCloned: false,
    });
    const label = nameOf();
    const values: SpeechFormValues = {
      ...emptySpeech,
      vendor: 'google',
      label,
      fields: { ...newCredential('google'), service_key: keyFile },
      voices: {
        isOn: true,
        voices: [voice(1, false), voice(2, true), voice(3, false)],
        keys: { 'new-2': 'FAKE-CLONING-KEY' },
      },
    };
    return scene({
      compound: () => newSpeechSave(providerOwner(provider), provider),
      members: speechMembers('google'),
      base: emptySpeech,
      values,
      change: ({ voices: { voices }, ...stored }) => ({
        ...stored,
        voices: {
          isOn: true,
          voices: [
            ...voices
              .filter(({ name }) => name !== 'Voice 3')
              .map((one) => (one.isCloned ? one : { ...one, model: 'm2' })),
            voice(4, true),
          ],
          keys: { 'new-4': 'FAKE-CLONING-KEY' },
        },
      }),
      told: ({ voices: { voices, keys } }) =>
        sorted(
          voices.map(({ id, name, model, isCloned, hasKey }) => [
            name,
            model,
            isCloned,
            keys[id] ? true : (hasKey ?? false),
          ]),
        ),
      labels: ({ voices: { voices, keys } }) => [
        'Credential',
        ...voices
          .filter(({ id, isCloned, hasKey }) => !isCloned || keys[id] || hasKey)
          .map(({ name }) => `Custom voice ${name}`),
      ],
      sids: async () =>
        (await listSpeechCredentials(providerOwner(provider)))
          .filter((one) => one.label === label)
          .map((one) => one.speech_credential_sid),
    });
  },
};
