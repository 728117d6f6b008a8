import { readFileSync } from 'node:fs';
import type { LiveRecord, Registration } from '../live/live-state.ts';
import { ACME, GLOBEX, NORTHWIND } from '../seed/known-sids.ts';
import type { RequestOptions, World } from './replay.ts';

type Preparation = (
  world: World,
) => Promise<RequestOptions | undefined> | RequestOptions | undefined;

/** Calls in progress when the exchanges were recorded. */
const records = JSON.parse(
  readFileSync(new URL('./live-world.json', import.meta.url), 'utf8'),
) as LiveRecord[];

/** A call of Globex whose record has expired. */
const expired = '11fe0000-0000-4000-8000-000000000016';

const registration = (contact: string, protocol: string, proxy?: string): Registration => ({
  contact,
  protocol,
  expiryTime: 1_795_366_201_334,
  ...(proxy && { proxy }),
});

const registrations: Record<string, Registration> = {
  'guest@acme.sip.example.net': registration('sip:guest@203.0.113.90:5060', 'tcp'),
  'desk100@acme.sip.example.net': registration(
    'sip:desk100@192.0.2.31:5062',
    'udp',
    'sip:203.0.113.31:5062',
  ),
  'desk101@acme.sip.example.net': registration(
    'sip:desk101@192.0.2.32:51442;transport=tls',
    'tls',
    'sip:203.0.113.31:51442',
  ),
  'softphone@acme.sip.example.net': registration(
    'sip:3kq1v0t7@5d2p9m4k1c0a.invalid;transport=ws',
    'wss',
    'sip:203.0.113.40:60221',
  ),
  'rep1@globex.sip.example.net': {
    ...registration('sip:rep1@192.0.2.77:5060', 'udp'),
    sbcAddress: '172.31.4.10:5060',
  },
};

function nothing({ sandbox: { live } }: World): undefined {
  live.clear();
  return undefined;
}

/** Restores the recorded world. */
function going({ sandbox: { live } }: World): undefined {
  live.clear();
  // Start of the calls: one that ends now has lasted since then.
  const began = Date.parse('2026-11-20T11:33:22.000Z');
  for (const record of records) live.add(record, [], began);
  live.queues.set(
    ACME,
    new Map([
      ['sales', 1],
      ['support', 3],
      ['eu:support', 1],
      ['vip line', 2],
    ]),
  );
  live.queues.set(GLOBEX, new Map([['sales', 1]]));
  live.conferences.set(ACME, ['team:weekly', 'standup', 'room-42']);
  live.conferences.set(GLOBEX, ['pipeline']);
  for (const [address, one] of Object.entries(registrations)) live.registrations.set(address, one);
  live.counts.set(GLOBEX, { inbound: 1, outbound: 0 });
  live.counts.set(ACME, { inbound: 8, outbound: 4 });
  return undefined;
}

/** Applies a change that is not among the exchanges, through a similar request. */
const changed = (number: string, body: object) => async (world: World) => {
  const path = `/Accounts/${ACME}/Calls/11fe0000-0000-4000-8000-0000000000${number}`;
  await world.request('PUT', path, { as: 'acme-user', body });
  return undefined;
};

const deleted = async (world: World) => {
  const path = `/Accounts/${ACME}/Calls/11fe0000-0000-4000-8000-000000000017`;
  await world.request('DELETE', path, { as: 'acme-user' });
  return undefined;
};

const withoutMediaServer = ({ sandbox: { live } }: World): undefined => {
  live.state.hasMediaServer = false;
  return undefined;
};
const withMediaServer = (world: World): undefined => {
  going(world);
  world.sandbox.live.state.hasMediaServer = true;
  return undefined;
};

const asContoso = () => ({ as: 'sp-contoso' });

/** Adds SIP clients of the recorded world. */
const addClient =
  (account_sid: string, username: string, callsQueues: number) => (world: World) => {
    world.sandbox.store.clients.add({
      account_sid,
      username,
      password: 'Wire-Pass-1',
      allow_direct_queue_calling: callsQueues,
    });
    return undefined;
  };

/** Creates an account whose realm is a suffix of another's. */
const shortRealm = async (world: World) => {
  const body = {
    name: 'Short realm',
    service_provider_sid: NORTHWIND,
    sip_realm: 'sip.example.net',
  };
  const response = await world.request('POST', '/Accounts', { as: 'sp-northwind', body });
  const { sid } = (await response.json()) as { sid: string };
  world.alias('c5305fb0-df46-47b7-810a-97c4117ae9d7', sid);
  return undefined;
};

/** An application of another account: any will do. */
const foreignApplication = ({ sandbox: { store }, alias }: World): undefined => {
  const [one] = store.applications.list({ accountSid: GLOBEX });
  if (one) alias('410117bf-f87b-410b-bc5b-b99696c83ef9', one.application_sid);
  return undefined;
};

export const LIVE_PREPARATIONS: Record<string, Preparation> = {
  'live-calls#list-none': nothing,
  'live-calls#list-account': going,
  'live-calls#list-other-sp': asContoso,
  'live-calls#list-own-retail': () => ({ as: 'sp-contoso' }),
  'live-calls#get-after-hang-up-parent': changed('19', { call_status: 'completed' }),
  'live-calls#get-after-cancel': changed('04', { call_status: 'no-answer' }),
  'live-calls#get-after-cancel-inbound': changed('20', { call_status: 'no-answer' }),
  'live-calls#get-deleted': deleted,
  'live-calls#list-with-expired': ({ sandbox: { live } }) => {
    live.add({
      call_sid: expired,
      account_sid: GLOBEX,
      call_status: 'in-progress',
      sip_status: 200,
    });
    live.expire(expired);
    return undefined;
  },
  'live-calls-create#no-feature-server-foreign-account': withoutMediaServer,
  'live-calls-create#application-sp': withMediaServer,
  'live-calls-create#foreign-application': foreignApplication,
  'live-calls-delete#view-only': going,
  'live-calls-update#mute': going,
  'live-call-count#sp': going,
  'live-conferences#list': going,
  'live-conferences#list-waiting-for-moderator': ({ sandbox: { live } }) => {
    live.conferences.set(ACME, ['team:weekly', 'room-42:waitlist', 'standup', 'room-42']);
    return undefined;
  },
  'live-messages#no-feature-server': withoutMediaServer,
  'live-messages#admin': withMediaServer,
  'live-queues#list': going,
  'live-queues#other-sp': asContoso,
  'live-queues#list-wrong-kind-of-entry': ({ sandbox: { live } }) => {
    live.queues.get(ACME)?.set('notes', 'wrong kind');
    return undefined;
  },
  'live-registered-sip-users#list': going,
  'live-registered-sip-users#get-not-registered': addClient(ACME, 'w1client', 0),
  'live-registered-sip-users#get-sp': addClient(GLOBEX, 'rep1', 1),
  'live-registered-sip-users#get-other-sp': asContoso,
  'live-registered-sip-users#list-realm-that-ends-other-realms': shortRealm,
};
