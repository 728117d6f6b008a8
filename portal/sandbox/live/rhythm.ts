import { ACME } from '../seed/known-sids.ts';
import { hashBytes, sidFor } from '../seed/sids.ts';
import type { Store } from '../store/store.ts';
import { chance, one } from './chance.ts';
import type { LiveRecord, LiveState, Registration, Step } from './live-state.ts';
import { registerDevices } from './registering.ts';

/*
 * Simulates calls in a rhythm that is the same on every day and machine: the calls in progress
 * follow from the time alone. Nothing is stored, and nothing runs without requests.
 */

const mediaServer = '172.31.4.20';

/** Each line of an account has one call per window and is free in between. In ms. */
const windowLength = 240_000;
/** Number of lines of an account: about two in five are busy. */
const linesOf = (accountSid: string) => (accountSid === ACME ? 15 : 2);

const hexOf = (text: string, length: number) =>
  hashBytes(text, length)
    .map((byte) => (byte % 16).toString(16))
    .join('');

const sidOf = (name: string) => sidFor('live call', name);

/** Ingredients of an account's calls. */
type Parts = {
  accountSid: string;
  numbers: readonly { number: string; trunk: string }[];
  applications: readonly string[];
  carriers: readonly string[];
  devices: readonly string[];
};

function partsOf(store: Store): Parts[] {
  const all = store.carriers.list({});
  const carriers = all.filter(({ is_active }) => is_active);
  const nameOf = new Map(all.map(({ voip_carrier_sid, name }) => [voip_carrier_sid, name]));
  return store.accounts.list({}).map(({ account_sid, service_provider_sid, sip_realm }) => ({
    accountSid: account_sid,
    numbers: store.numbers
      .list({ accountSid: account_sid })
      .slice(0, 50)
      .map(({ number, voip_carrier_sid: carrier }) => ({
        number,
        trunk: (carrier && nameOf.get(carrier)) || '',
      })),
    applications: store.applications
      .list({ accountSid: account_sid })
      .map(({ application_sid }) => application_sid)
      .slice(0, 20),
    carriers: carriers
      .filter((one) => one.service_provider_sid === service_provider_sid)
      .map(({ name }) => name)
      .slice(0, 8),
    devices: store.clients
      .list({ accountSid: account_sid })
      // Without a realm, devices can't register.
      .filter(({ is_active }) => is_active && sip_realm)
      .map(({ username }) => `${username}@${sip_realm}`)
      .slice(0, 20),
  }));
}

type Made = { at: number; record: LiveRecord; plan: Step[]; trunk?: string };

const ringing = { call_status: 'ringing', sip_status: 180, sip_reason: 'Trying' };
const answered = { call_status: 'in-progress', sip_status: 200, sip_reason: 'OK' };
const failures = [
  { call_status: 'busy', sip_status: 486, sip_reason: 'Busy Here' },
  { call_status: 'no-answer', sip_status: 487, sip_reason: 'Request Terminated' },
  { call_status: 'failed', sip_status: 503, sip_reason: 'Service Unavailable' },
];

/** Call of a line in a window, with its leg if it is connected to a device. */
function callOf(parts: Parts, line: number, window: number): Made[] {
  const name = `${parts.accountSid} ${line} ${window}`;
  const roll = (what: string) => chance(`${name} ${what}`);
  const own = one(parts.numbers, `${name} number`);
  const application = one(parts.applications, `${name} application`);
  if (own === undefined || application === undefined) return [];
  const { number } = own;
  // Lines start at different times, so that they are never all free.
  const shift = chance(`${parts.accountSid} ${line}`) * windowLength;
  const at = window * windowLength + Math.floor(shift + roll('start') * 60_000);
  const rings = 2000 + Math.floor(roll('rings') * 8000);
  const lasts = 30_000 + Math.floor(roll('lasts') * 120_000);
  const isInbound = roll('direction') < 0.7;
  const isAnswered = roll('answered') < 0.85;
  const other = `1${2 + Math.floor(roll('area') * 8)}${hexOf(name, 9).replace(/[a-f]/g, '5')}`;
  const trace = hexOf(`${name} trace`, 32);
  const call_sid = sidOf(name);
  const record: LiveRecord = {
    service_url: `http://${mediaServer}:3000`,
    call_sid,
    direction: isInbound ? 'inbound' : 'outbound',
    from: isInbound ? other : number,
    to: isInbound ? number : other,
    call_id: sidOf(`${name} call`),
    sbc_callid: sidOf(`${name} sbc`),
    sip_status: 100,
    sip_reason: 'Trying',
    call_status: 'trying',
    account_sid: parts.accountSid,
    trace_id: trace,
    application_sid: application,
    fs_sip_address: `${mediaServer}:5060`,
    ...(isInbound && {
      originating_sip_ip: '203.0.113.10',
      originating_sip_trunk_name: one(parts.carriers, `${name} carrier`) ?? 'Carrier',
    }),
  };
  const leaves = isInbound ? {} : { trunk: own.trunk };
  // An inbound call never has the status of ringing, even while the caller hears it.
  const before: Step[] = isInbound ? [] : [{ at: at + 800, next: ringing }];
  if (!isAnswered) {
    const failure = one(failures, `${name} failure`) ?? failures[0];
    const end = isInbound ? failures[1] : failure;
    const plan = [...before, { at: at + rings + 6000, next: { ...end } }];
    return [{ at, record, plan, ...leaves }];
  }
  const from = at + rings;
  const until = from + lasts;
  const by = roll('by') < 0.6 ? 'caller' : 'jambonz';
  const call: Made = {
    at,
    record,
    ...leaves,
    plan: [
      ...before,
      { at: from, next: answered },
      { at: until, next: { call_status: 'completed', call_termination_by: by } },
    ],
  };
  const device = one(parts.devices, `${name} device`);
  if (!isInbound || device === undefined || roll('leg') < 0.5) return [call];
  const dialled = from + 3000;
  return [
    call,
    {
      at: dialled,
      trunk: 'user',
      record: {
        service_url: `http://${mediaServer}:3000`,
        direction: 'outbound',
        trace_id: trace,
        has_recording: 'false',
        caller_name: '',
        call_sid: sidOf(`${name} leg`),
        parent_call_sid: call_sid,
        account_sid: parts.accountSid,
        application_sid: application,
        from: other,
        to: device,
        caller_id: other,
        call_id: sidOf(`${name} leg call`),
        call_status: 'trying',
        sip_status: 100,
        sip_reason: 'Trying',
        local_sip_address: `${mediaServer}:5060`,
      },
      plan: [
        { at: dialled + 1500, next: ringing },
        { at: dialled + 6000, next: answered },
        { at: until, next: { call_status: 'completed' } },
      ],
    },
  ];
}

/** How far back calls are simulated. In ms. */
const backwards = 600_000;

/** Simulates calls, queues, conferences and registrations of every account. */
export function startRhythm(live: LiveState, store: Store): void {
  let parts: Parts[] | undefined;
  let passed: number | undefined;
  const registered = new Map<string, Registration>();
  const end = ({ at, plan }: Made) => plan.at(-1)?.at ?? at;
  live.rhythm((time) => {
    if (passed !== undefined && time - passed < 500) return;
    parts ??= partsOf(store);
    const since = Math.max(passed ?? time, time - backwards);
    const first = Math.floor((since - 2 * windowLength) / windowLength);
    const last = Math.floor(time / windowLength);
    for (const part of parts) {
      for (let line = 0; line < linesOf(part.accountSid); line += 1) {
        for (let window = first; window <= last; window += 1) {
          for (const made of callOf(part, line, window)) {
            const isNew = passed === undefined || made.at > passed;
            if (isNew && made.at <= time && end(made) > since) {
              live.add(made.record, made.plan, made.at, made.trunk);
            }
          }
        }
      }
      registerDevices(live, part.devices, time, registered);
      const minute = Math.floor(time / 20_000);
      const name = `${part.accountSid} ${minute}`;
      if (!live.setByHand.queues.has(part.accountSid)) {
        live.queues.set(
          part.accountSid,
          new Map(
            ['support', 'sales']
              .slice(0, part.accountSid === ACME ? 2 : 1)
              .map((queue) => [queue, Math.floor(chance(`${name} ${queue}`) * 4)]),
          ),
        );
      }
      if (!live.setByHand.conferences.has(part.accountSid)) {
        const isHeld = chance(`${part.accountSid} ${Math.floor(time / 900_000)}`) < 0.5;
        live.conferences.set(part.accountSid, isHeld ? ['standup'] : []);
      }
    }
    passed = time;
  });
}
