import * as v from 'valibot';
import type { LiveRecord } from '../../live/live-state.ts';
import { keySound, spoken } from '../audio/prompts.ts';
import type { Phone } from '../phone.ts';
import { runApplication } from './application.ts';
import { disconnect, type Leg, legOfCall } from './leg.ts';

type Body = Record<string, unknown>;

const dtmfSchema = v.object({
  digit: v.string(),
  duration: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(10_000)), 250),
});
const verbSchema = v.object({ text: v.optional(v.string(), 'Whispered.') });
const recordSchema = v.object({ action: v.string() });
const sipRequestSchema = v.object({
  method: v.pipe(v.string(), v.regex(/^[A-Z]{1,32}$/)),
  content_type: v.pipe(v.string(), v.regex(/^[^\r\n]{1,256}$/)),
  content: v.string(),
});

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

/** Hands over to another application: the client connected so far is dropped. */
function redirect(leg: Leg): void {
  const { partner } = leg;
  disconnect(leg);
  partner?.hangUp();
  runApplication(leg);
}

/** Applies commands of the API to a call with a real client; other calls have nothing to act on. */
export function obey(phone: Phone, named: LiveRecord, body: Body): void {
  const { call_sid, parent_call_sid: parent = call_sid } = named;
  const pending = [...phone.invites.values()].find(({ callSid }) => callSid === call_sid);
  if (pending && body['call_status'] === 'no-answer') {
    // Refuses the caller; the record stays unchanged.
    phone.calls.get(call_sid)?.abandon();
    pending.refuse({ status: 503 });
    return;
  }
  // A leg shares the recording and the application of its call.
  const whole = legOfCall(phone, String(parent));
  if (whole && v.is(recordSchema, body['record'])) record(whole, body['record'].action);
  if (whole && body['call_hook']) redirect(whole);
  const leg = legOfCall(phone, call_sid);
  if (!leg) return;
  const { line } = leg.media;
  if (body['mute_status']) line.mute(body['mute_status'] === 'mute');
  if (v.is(dtmfSchema, body['dtmf'])) {
    const { digit, duration } = v.parse(dtmfSchema, body['dtmf']);
    line.play(keySound(digit, duration));
  }
  if (body['whisper']) {
    for (const verb of [body['whisper']].flat()) {
      const { text } = v.parse(v.fallback(verbSchema, { text: 'Whispered.' }), verb);
      line.play(spoken(text));
    }
  }
}

/** Sends a request within the call; undefined without a real client. */
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
