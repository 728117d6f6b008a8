import { ACME, NORTHWIND } from '../seed/known-sids.ts';
import { sidFor } from '../seed/sids.ts';
import * as trunks from '../store/tables-trunks.ts';
import * as voice from '../store/tables-voice.ts';
import type { RequestOptions, World } from './replay.ts';

type Preparation = (
  world: World,
) => Promise<RequestOptions | undefined> | RequestOptions | undefined;

const as = (person: string) => () => ({ as: person });

/** Rows missing from the recorded exchanges. */
const account = '3b55731b-bfcc-4a16-b446-1bbe09986f91';
const carrier = '64063836-e660-40fb-bdd0-9936cb002c01';
const idle = '0be8e0ac-06dd-483a-85df-217d45e4d994';
const deepgram = '0897b8a9-5a80-4a21-a365-0cad8f0ea95a';
const table = 'd5bbc701-7d66-4c04-9508-a0c4a48caef2';
const created = '2026-11-20T10:00:00.000Z';

async function make(world: World, path: string, body: unknown, recorded: string, person = 'admin') {
  const response = await world.request('POST', path, { as: person, body });
  const { sid } = (await response.json()) as { sid: string };
  world.alias(recorded, sid);
}

async function makeCarrier(world: World) {
  const path = `/ServiceProviders/${NORTHWIND}/VoipCarriers`;
  await make(world, path, { name: 'Wire carrier' }, carrier);
  return undefined;
}

const smpp = (voip_carrier_sid: string) => ({ voip_carrier_sid, ipv4: '192.0.2.9', inbound: 0 });

/** Ids of the routes and entries in the recorded bodies. */
function learnRoutes({ sandbox: { store }, alias, own }: World) {
  const [first, last] = store.lcrRoutes.ofLcr(own(table));
  for (const [route, routeSid, entrySid] of [
    [first, 'f01536af-19ac-4d21-8f3f-bd915efefe26', '744f700b-a467-4153-b280-4d8491180e01'],
    [last, '5db59bdc-0759-41b4-8971-c62312101b08', 'f2e43d11-20a1-433b-b3c5-5872d5ccddf0'],
  ] as const) {
    const [entry] = store.lcrRoutes.entriesOf(route?.lcr_route_sid ?? '');
    alias(routeSid, route?.lcr_route_sid ?? '');
    alias(entrySid, entry?.lcr_carrier_set_entry_sid ?? '');
  }
  return undefined;
}

/** The vendors were unreachable during the recording. */
const cutOff =
  (sid: string, members: Record<string, string>): Preparation =>
  ({ sandbox: { store } }) => {
    const row = store.speechCredentials.get(sid);
    const stored = JSON.parse(row?.credential ?? '{}') as Record<string, unknown>;
    const credential = JSON.stringify({ ...stored, ...members });
    store.speechCredentials.change(sid, { credential });
    return undefined;
  };

const KEY = { api_key: 'unreachable' };
const elevenlabs = '91dfd6ba-72ca-4994-8c7e-69d2807d0241';

function keyUpload(): RequestOptions {
  const form = new FormData();
  form.append('file', new Blob(['FAKE-CLONING-KEY-'.repeat(10)]), 'key.txt');
  return { form };
}

async function makeAcmeVoice(world: World) {
  const body = {
    speech_credential_sid: '7c146ce5-fa6c-4969-a549-facf3f8cda3f',
    name: 'Wire',
    model: 'm',
  };
  await make(
    world,
    '/GoogleCustomVoices',
    body,
    '1f4ac6e8-3762-4ff9-ae1a-94eded0d16fb',
    'acme-user',
  );
  return undefined;
}

export const VOICE_PREPARATIONS: Record<string, Preparation> = {
  'accounts#delete-blocked-by-sip-client': ({ sandbox: { store }, own }) => {
    store.writer.insert(trunks.clients, 'client', { account_sid: own(account), username: 'x' });
    return undefined;
  },
  'accounts#delete-blocked-by-smpp-gateway': ({ sandbox: { store }, own }) => {
    store.accounts.change(own(account), { device_calling_application_sid: null });
    const columns = { name: 'Texting', account_sid: own(account), created_at: created };
    store.writer.insert(voice.voipCarriers, 'texting', columns);
    store.writer.insert(trunks.smppGateways, 'smpp', smpp('texting'));
    return undefined;
  },
  'accounts#delete-blocked-by-lcr-carrier': ({ sandbox: { store }, own }) => {
    store.writer.remove(trunks.smppGateways, 'smpp');
    store.writer.remove(trunks.clients, 'client');
    store.writer.insert(voice.lcr, 'lcr', { name: 'Table' });
    store.writer.insert(voice.lcrRoutes, 'route', { lcr_sid: 'lcr', regex: '.*', priority: 0 });
    const columns = { name: 'Routed', account_sid: own(account), created_at: created };
    store.writer.insert(voice.voipCarriers, 'carrier', columns);
    const entry = { lcr_route_sid: 'route', voip_carrier_sid: 'carrier' };
    store.writer.insert(voice.lcrCarrierSetEntries, 'entry', entry);
    return undefined;
  },

  'clients#get-foreign-sp': as('sp-contoso'),
  'clients#put-foreign-account': as('globex-user'),

  'google-custom-voices#list-foreign-sp': as('sp-contoso'),
  'google-custom-voices#post-foreign-sp': as('sp-contoso'),
  'google-custom-voices#put-with-credential-sid': makeAcmeVoice,
  'google-custom-voices#upload-admin': keyUpload,
  'google-custom-voices#upload-sp': keyUpload,
  // The list is sorted by id, and new ids are random: whichever comes first needs a key.
  'google-custom-voices#list-after-upload': ({ sandbox: { store } }) => {
    const [first] = store.customVoices.ofCredential('ca7ca857-7605-47ac-9d42-6260f7f1af29');
    const key = { voice_cloning_key: 'FAKE-CLONING-KEY-'.repeat(10) };
    store.customVoices.change(first?.google_custom_voice_sid ?? '', key);
    return undefined;
  },

  // Acme already has a table.
  'lcrs#post-as-account': as('globex-user'),
  'lcrs#delete-own-account': as('globex-user'),
  'lcrs#routes-put-reorder-and-add': learnRoutes,

  'phone-numbers#list-admin': ({ alias }) => {
    alias('b63e2fb6-0ea5-45f5-bbf8-3b2494740cfe', sidFor('number', '15085551000'));
    alias('f44bfb68-4352-49d9-8f84-73b8e2c0a35b', sidFor('number', '16175552000'));
    alias('7cdd4a1a-f777-46f1-8fcc-81ab4df7fd93', sidFor('number', '44207946000'));
    alias('1cddad51-474c-4fa2-be2a-10dd0231462e', sidFor('number', '44207946001'));
    return undefined;
  },
  'phone-numbers#put-foreign-sp': as('sp-northwind'),

  'predefined-carriers#carrier-created-account-path-as-sp': async (world) => {
    const template = '17479288-bb9f-421a-89d1-f4ac57af1dca';
    const path = `/Accounts/${ACME}/PredefinedCarriers/${template}`;
    await make(world, path, undefined, '5a5b4456-4bdb-410a-b29b-d8cd74bb369d', 'sp-northwind');
    return undefined;
  },

  'sip-gateways#list-after-failed-carrier-delete': makeCarrier,
  'sip-gateways#list-foreign-sp': as('sp-contoso'),
  'sip-gateways#post-foreign-sp': as('sp-contoso'),

  'smpp-gateways#list-account': makeCarrier,
  'smpp-gateways#list-foreign-sp': as('sp-contoso'),
  'smpp-gateways#post-foreign-sp': as('sp-contoso'),
  'smpp-gateways#get-admin': async (world) => {
    const path = '/SmppGateways';
    const acme = '2109cb59-4ec3-4da6-93cb-a24ff8d8a1fe';
    await make(world, path, smpp(carrier), 'dc81e401-b8d1-4b8c-a9d5-89b4a276d1fd');
    await make(world, path, smpp(idle), '33b7dd75-eea1-4684-ab76-1b3aed404398');
    await make(world, path, smpp(acme), '35b9f9e2-f9ff-494d-84c8-fda1b511cbb1');
    return undefined;
  },

  'speech-credentials#list-foreign-sp': as('sp-contoso'),
  'speech-credentials#post-account-path': async (world) => {
    const body = {
      vendor: 'deepgram',
      label: 'wire',
      use_for_tts: 1,
      use_for_stt: 1,
      api_key: 'fakekeyfakekey0001',
      model_id: 'nova-2',
    };
    await make(world, `/ServiceProviders/${NORTHWIND}/SpeechCredentials`, body, deepgram);
    return undefined;
  },
  'speech-credentials#put-foreign-sp': as('sp-contoso'),
  'speech-credentials#test-not-tested': ({ sandbox: { store }, own }) => {
    store.speechCredentials.change(own(deepgram), { use_for_tts: 0, use_for_stt: 0 });
    return undefined;
  },
  'speech-credentials#test-aws': cutOff('076bd698-3a33-4049-916a-c97c5f4aabcf', {
    role_arn: 'unreachable',
  }),
  'speech-credentials#test-elevenlabs': cutOff(elevenlabs, KEY),
  'speech-credentials#test-wellsaid': cutOff('748d0aac-8be7-4a5b-a53d-808c9b50f3dc', KEY),
  'speech-credentials#test-ibm': cutOff('e38d4645-e3b6-4352-b36c-b54cdb26c2b6', {
    tts_api_key: 'unreachable',
    stt_api_key: 'unreachable',
  }),
  'speech-credentials#test-whisper': cutOff('36b99cd3-f16f-4ce3-b661-c50d80dcf57c', KEY),
  'speech-credentials#test-openai': cutOff('ee11bd97-c232-4d07-bd8d-84ae5b3525cf', KEY),
  'speech-credentials#test-cartesia': cutOff('78dc4b51-ae46-46c6-8ea9-3f83e018c141', KEY),
  'speech-credentials#delete-foreign-sp': as('sp-contoso'),
  'supported-languages-and-voices#stored-credential-vendor-unreachable': cutOff(elevenlabs, KEY),
  'supported-languages-and-voices#foreign-sp': as('sp-contoso'),

  'voip-carriers#list-sp-path-foreign': as('sp-contoso'),
  'voip-carriers#list-account-path-foreign': as('globex-user'),
  'voip-carriers#put-register-status': async (world) => {
    const path = `/ServiceProviders/${NORTHWIND}/VoipCarriers`;
    await make(world, path, { name: 'Status' }, '5fb22e42-c657-47bd-b8dc-d5f91705294b');
    return undefined;
  },
  'voip-carriers#delete-with-phone-numbers': ({ sandbox: { store }, own }) => {
    const number = { number: '19995550000', voip_carrier_sid: own(carrier) };
    store.writer.insert(voice.phoneNumbers, 'number', number);
    return undefined;
  },
  'voip-carriers#delete-used-by-lcr': ({ sandbox: { store }, own }) => {
    store.writer.remove(voice.phoneNumbers, 'number');
    store.writer.insert(voice.lcr, 'lcr', { name: 'Table' });
    store.writer.insert(voice.lcrRoutes, 'route', { lcr_sid: 'lcr', regex: '.*', priority: 0 });
    const entry = { lcr_route_sid: 'route', voip_carrier_sid: own(carrier) };
    store.writer.insert(voice.lcrCarrierSetEntries, 'entry', entry);
    return undefined;
  },
  'voip-carriers#delete-foreign-sp': as('sp-contoso'),
};
