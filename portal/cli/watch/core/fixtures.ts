import type { RecentCall } from '../../../src/platform/resources/calls/recent-calls.ts';
import type { CarrierRow } from '../../../src/platform/resources/carriers/voip-carriers.ts';
import type { SpeechCredentialRow } from '../../../src/platform/resources/speech/speech-credentials.ts';
import type { Observation } from './observation.ts';

/** Facts for tests. */

export const noon = Date.parse('2026-11-20T12:00:00Z');

/** Nothing is wrong, and everything was readable. */
export const calm: Observation = {
  at: noon,
  carriers: [],
  speech: [],
  alerts: [],
  calls: [],
  ranges: {},
  live: [],
};

export const carrier = (name: string, status: 'ok' | 'fail' = 'ok', reason = ''): CarrierRow => ({
  voip_carrier_sid: `sid of ${name}`,
  name,
  account_sid: null,
  service_provider_sid: null,
  application_sid: null,
  is_active: true,
  requires_register: true,
  register_status: { status, reason, callId: '' },
});

export const credential = (label: string, isOk: boolean | null): SpeechCredentialRow => ({
  speech_credential_sid: `sid of ${label}`,
  vendor: 'google',
  label,
  account_sid: null,
  use_for_tts: true,
  use_for_stt: false,
  use_custom_tts: false,
  last_used: null,
  last_tested: null,
  tts_tested_ok: isOk,
  stt_tested_ok: null,
});

/** @param wait seconds to the answer; null: not answered */
export const call = (at: number, wait: number | null, trunk = 'Skyline'): RecentCall => ({
  attempted_at: new Date(at).toISOString(),
  account_sid: 'acme',
  service_provider_sid: null,
  application_sid: null,
  call_sid: '',
  sip_callid: '',
  sip_parent_callid: null,
  direction: 'outbound',
  from: '',
  to: '',
  answered: wait !== null,
  answered_at: new Date(wait === null ? 0 : at + wait * 1000).toISOString(),
  terminated_at: null,
  termination_reason: '',
  duration: null,
  sip_status: null,
  trunk,
  remote_host: '',
  trace_id: '',
  recording_url: '',
});

/**
 * Calls a minute apart, newest first; the answered share is spread evenly.
 * @param until start of the newest, in ms
 */
export const calls = (count: number, share: number, wait = 5, until = noon, trunk = 'Skyline') =>
  Array.from({ length: count }, (_, index) => {
    const isAnswered = Math.floor((index + 1) * share) > Math.floor(index * share);
    return call(until - index * 60_000, isAnswered ? wait : null, trunk);
  });
