import type { CallRow } from '../resources/calls/store.ts';
import { ALERT_SAMPLES } from '../seed/alerts.ts';
import { ACME, GLOBEX, NORTHWIND, SUPPORT_LINE } from '../seed/known-sids.ts';
import type { RequestOptions, World } from './replay.ts';

type Preparation = (
  world: World,
) => Promise<RequestOptions | undefined> | RequestOptions | undefined;

const call = (sid: string, at: string, more: Partial<CallRow> = {}): CallRow => {
  const attempted = Date.parse(at);
  return {
    call_sid: sid,
    account_sid: ACME,
    service_provider_sid: NORTHWIND,
    application_sid: SUPPORT_LINE,
    attempted_at: attempted,
    answered_at: attempted + 3000,
    terminated_at: attempted + 27_000,
    answered: 1,
    duration: 24,
    sip_status: 200,
    termination_reason: 'caller hungup',
    sip_callid: `${sid.slice(0, 8)}@203.0.113.17`,
    sip_parent_callid: null,
    from_party: '15083084809',
    to_party: '15085551000',
    direction: 'inbound',
    trunk: 'Twilio',
    host: '172.31.4.20',
    remote_host: '203.0.113.17',
    trace_id: `${sid.replaceAll('-', '').slice(0, 31)}1`,
    recording: 'wav',
    script_seed: 4711,
    ...more,
  };
};

/** Calls named in the recorded exchanges. */
const recorded: readonly CallRow[] = [
  call('eae40de9-04ab-4405-9ca2-ee7ed0c48621', '2026-11-19T02:28:53.685Z'),
  call('655f00fc-99a5-4070-9e57-4abf9f949351', '2026-11-11T12:00:00.000Z'),
  call('3ac1ca42-efb0-4145-acc5-b20f63296a7d', '2026-11-19T12:00:00.000Z', {
    account_sid: GLOBEX,
  }),
  call('9f647f0e-b822-4156-9ccc-40e355758630', '2026-11-20T06:45:50.528Z', {
    answered: 0,
    answered_at: 0,
    duration: 0,
    sip_status: 487,
    direction: 'outbound',
    termination_reason: 'request cancelled by caller',
    trace_id: '0'.repeat(32),
    recording: null,
  }),
  call('b6f48929-8e86-4d62-ae3b-64fb574d91f6', '2026-11-20T10:34:11.316Z', {
    trace_id: '9b3c69d073e5ca27e2ee70288c05990f',
    from_party: '15085551005',
  }),
  call('e41e2d2a-dce4-43b7-9f94-9351655f00fc', '2026-11-20T09:56:48.401Z', {
    sip_callid: 'e41e2d2adce443b7@203.0.113.17',
  }),
];

/** The recorded alerts: each type in turn, evenly spaced. */
const newestAlert = Date.parse('2026-11-20T10:28:44.708Z');
const betweenAlerts = 7 * 3_600_000 + 12 * 60_000 + 1000;
const noAlert = ['', ''] as const;

export const CALL_PREPARATIONS: Record<string, Preparation> = {
  'recent-calls#list-days-7-admin': ({ sandbox: { store } }) => {
    for (const row of recorded) store.calls.add(row);
    return undefined;
  },
  'recent-calls#list-foreign': () => ({ as: 'globex-user' }),
  'recent-calls#recording-foreign': () => ({ as: 'globex-user' }),
  'recent-calls#recording-account-without-bucket': () => ({ as: 'globex-user' }),
  'recent-calls#recording-token-in-query': async (world) => {
    const folder = `/Accounts/${ACME}/RecentCalls/eae40de9-04ab-4405-9ca2-ee7ed0c48621/record`;
    const token = await world.signIn('acme-user');
    return { as: undefined, path: `${folder}/2026/11/19/wav?access_token=${token}` };
  },
  'alerts#list-admin': ({ sandbox: { store } }) => {
    for (let index = 0; index < 100; index += 1) {
      const [alert_type, message, detail = null, vendor = null] =
        ALERT_SAMPLES[index % ALERT_SAMPLES.length] ?? noAlert;
      store.alerts.add({
        time: newestAlert - index * betweenAlerts,
        account_sid: ACME,
        service_provider_sid: NORTHWIND,
        alert_type,
        message,
        detail,
        vendor,
      });
    }
    return undefined;
  },
};
