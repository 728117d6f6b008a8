import type { LiveState } from '../live/live-state.ts';
import { mediaServer } from '../resources/live-calls/create.ts';
import { ACME, SUPPORT_LINE } from '../seed/known-sids.ts';
import { sidFor } from '../seed/sids.ts';

type Write = { method: 'POST' | 'PUT'; path: string; body: Record<string, unknown> };

const call_sid = sidFor('bad input', 'live call');
const calls = `/Accounts/${ACME}/Calls`;

/** One command per request, except for pairs: each is broken in a separate body. */
const commands: Record<string, unknown>[] = [
  { call_hook: 'https://apps.example.com/next', child_call_hook: 'https://apps.example.com/leg' },
  { mute_status: 'mute', whisper: { verb: 'say', text: 'Two minutes left' } },
  { record: { action: 'startCallRecording', type: 'cloud' } },
  { dtmf: { digit: '1', duration: 250 } },
  { tag: { ticket: 'T-7' } },
  { conferenceParticipantAction: { action: 'tag', tag: 'a' } },
  { sip_request: { method: 'INFO', content_type: 'text/plain', content: 'x' } },
  { media_path: 'full-media' },
];

/** Valid writes to calls and registrations; `putLive` creates the call that they change. */
export const LIVE_WRITES: Write[] = [
  {
    method: 'POST',
    path: calls,
    body: {
      from: '12125557204',
      to: { type: 'phone', number: '15085550199', trunk: 'Skyline SIP' },
      application_sid: SUPPORT_LINE,
      tag: { customer: 'C-1042' },
      timeout: 30,
      timeLimit: 600,
    },
  },
  {
    method: 'POST',
    path: `${calls}?without=application`,
    body: {
      from: '12125557204',
      to: { type: 'user', name: 'desk100' },
      speech_synthesis_vendor: 'google',
      speech_synthesis_language: 'en-US',
      speech_synthesis_voice: 'en-US-Standard-C',
      speech_recognizer_vendor: 'google',
      speech_recognizer_language: 'en-US',
      call_hook: { url: 'https://apps.example.com/call', method: 'POST' },
      call_status_hook: 'https://apps.example.com/status',
    },
  },
  ...commands.map((body): Write => ({ method: 'PUT', path: `${calls}/${call_sid}`, body })),
  { method: 'POST', path: `/Accounts/${ACME}/RegisteredSipUsers`, body: { names: ['desk100'] } },
];

/** Restores the call in progress before each test. */
export function putLive(live: LiveState): void {
  live.add({
    call_sid,
    account_sid: ACME,
    call_status: 'in-progress',
    direction: 'inbound',
    sip_status: 200,
    service_url: `http://${mediaServer}:3000`,
  });
}
