import * as v from 'valibot';
import { SAMPLE_RATE } from '../../evidence/voice.ts';
import type { LiveRecord } from '../../live/live-state.ts';
import { keySound, spoken } from '../audio/prompts.ts';
import type { Phone } from '../phone.ts';
import { runApplication } from './application.ts';
import { disconnect, type Leg, legOfCall } from './leg.ts';

type Body = Record<string, unknown>;

const dtmfSchema = v.object({ digit: v.string(), duration: v.optional(v.number(), 250) });
const verbSchema = v.object({ text: v.optional(v.string(), 'Whispered.') });
const recordSchema = v.object({ action: v.string() });
const sipRequestSchema = v.object({
  method: v.string(),
  content_type: v.string(),
  content: v.string(),
});

const inMs = (ms: number) => (ms * SAMPLE_RATE) / 1000;

function record({ call, media, caller }: Leg, action: string): void {
  if (caller.account.bucket_credential === null) return;
  const { recorder } = media.line;
  if (action === 'startCallRecording' || action === 'resumeCallRecording') {
    recorder.start();
    call.records(recorder.sound);
  } else if (action === 'stopCallRecording' || action === 'pauseCallRecording') {
    recorder.pause();
  }
}

/** Another application takes over: the client it was connected to is dropped. */
function redirect(phone: Phone, leg: Leg): void {
  const { partner } = leg;
  disconnect(leg);
  partner?.hangUp();
  runApplication(phone, leg);
}

/** What commands of the API do to a call with a real client; the others have nothing to act on. */
export function obey(phone: Phone, { call_sid }: LiveRecord, body: Body): void {
  const pending = [...phone.invites.values()].find(({ callSid }) => callSid === call_sid);
  if (pending && body['call_status'] === 'no-answer') {
    // The caller is refused; the record stays as it was.
    phone.calls.get(call_sid)?.abandon();
    pending.refuse({ status: 503 });
    return;
  }
  const leg = legOfCall(phone, call_sid);
  if (!leg) return;
  const { line } = leg.media;
  if (body['mute_status']) line.mute(body['mute_status'] === 'mute');
  if (v.is(dtmfSchema, body['dtmf'])) {
    const { digit, duration } = v.parse(dtmfSchema, body['dtmf']);
    line.play(keySound(digit, inMs(duration)));
  }
  if (body['whisper']) {
    for (const verb of [body['whisper']].flat()) {
      const { text } = v.parse(v.fallback(verbSchema, { text: 'Whispered.' }), verb);
      line.play(spoken(text));
    }
  }
  if (v.is(recordSchema, body['record'])) record(leg, body['record'].action);
  if (body['call_hook']) redirect(phone, leg);
}

/** Sends a request within the call; undefined where its client isn't a real one. */
export function sipRequest(
  phone: Phone,
  { call_sid }: LiveRecord,
  request: unknown,
): Promise<{ status: number; reason: string }> | undefined {
  const leg = legOfCall(phone, call_sid);
  if (!leg || !v.is(sipRequestSchema, request)) return undefined;
  const { method, content_type: type, content } = request;
  return new Promise((resolve) => {
    leg.ask(method, { headers: [['Content-Type', type]], body: content }, ({ status, reason }) => {
      if (status >= 200) resolve({ status, reason });
    });
  });
}
