import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';

/** An answered call. @param part properties to change */
export const sampleCall = (part: Partial<RecentCall> = {}): RecentCall => ({
  attempted_at: '2026-11-20T09:56:48.401Z',
  account_sid: 'a8b10404-c054-4b27-81a9-f5d6696dc5c8',
  answered: true,
  answered_at: '2026-11-20T09:56:51.401Z',
  application_sid: '089477cf-09da-4be1-ac0f-853c6ab2ffff',
  call_sid: 'dad8ca92-121d-40d7-8233-5e2e4dd15f59',
  direction: 'outbound',
  duration: 424,
  from: '15085551000',
  host: '172.31.4.20',
  recording_url: '',
  remote_host: '203.0.113.10',
  service_provider_sid: '2708b1b3-2736-40ea-b502-c53d8396247f',
  sip_callid: 'f25f55b0d34e5cb2@203.0.113.10',
  sip_parent_callid: null,
  sip_status: 200,
  terminated_at: '2026-11-20T10:03:55.401Z',
  termination_reason: 'called party hungup',
  to: '12125557204',
  trace_id: '34580a31c212f0441b5517bcf95a895b',
  trunk: 'Acme PBX',
  ...part,
});
