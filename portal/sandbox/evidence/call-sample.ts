import type { CallRow } from '../resources/calls/store.ts';

/** An answered call of one minute, for tests. */
export const sampleCall = (more: Partial<CallRow> = {}): CallRow => ({
  call_sid: 'eae40de9-04ab-4405-9ca2-ee7ed0c48621',
  account_sid: 'a8b10404-c054-4b27-81a9-f5d6696dc5c8',
  service_provider_sid: '2708b1b3-2736-40ea-b502-c53d8396247f',
  application_sid: null,
  attempted_at: 1_795_170_851_316,
  answered_at: 1_795_170_854_316,
  terminated_at: 1_795_170_914_316,
  answered: 1,
  duration: 60,
  sip_status: 200,
  termination_reason: 'caller hungup',
  sip_callid: 'e41e2d2adce443b7@203.0.113.17',
  sip_parent_callid: null,
  from_party: '15085551000',
  to_party: '12125557204',
  direction: 'inbound',
  trunk: 'Acme PBX',
  host: '172.31.4.20',
  remote_host: '203.0.113.17',
  trace_id: '9b3c69d073e5ca27e2ee70288c05990f',
  recording: 'wav',
  script_seed: 1111,
  ...more,
});
