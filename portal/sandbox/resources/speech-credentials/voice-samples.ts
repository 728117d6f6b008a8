import { voiceSample } from '../../evidence/voice-sample.ts';
import { wavOf } from '../../evidence/wav.ts';
import { bodyRecord } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, refusal } from '../../http/errors.ts';
import { guardedAccount } from '../../http/permissions.ts';
import { vendorFault } from './try-out.ts';
import { storedCredential } from './view.ts';

/** Vendors whose speech is returned as raw samples unless MP3 is requested. */
const raw = ['nuance', 'nvidia'];

/** A sentence spoken with a stored credential, according to the platform's documentation. */
export function registerVoiceSamples(api: Api, services: Services): void {
  const { accounts, speechCredentials } = services.store;

  async function answer(c: Ctx, accountSid: string): Promise<Response> {
    const body = await bodyRecord(c);
    const { speech_credential_sid: sid, text, language, voice } = body;
    if (!sid || !text || !language || !voice) {
      throw badRequest('speech_credential_sid, text, language, voice are all required');
    }
    if (!accounts.get(accountSid)?.is_active) {
      throw badRequest(`Account not found for sid ${accountSid}`);
    }
    // Ownership isn't checked.
    const row = speechCredentials.get(String(sid));
    if (!row) throw badRequest(`There is no available speech credential for ${String(sid)}`);
    const reason = vendorFault(row.vendor, storedCredential(row));
    if (reason) throw refusal(500, reason);
    const samples = voiceSample(String(text), `${row.vendor}/${String(voice)}`);
    if (raw.includes(row.vendor) && body['encodingMp3'] !== true) {
      return new Response(samples, { headers: { 'content-type': 'application/octet-stream' } });
    }
    // WAV labelled as MP3: there is no encoder here, and browsers detect the format from the
    // content.
    return new Response(wavOf(samples, 1), { headers: { 'content-type': 'audio/mpeg' } });
  }

  api.post('/TtsCache/Synthesize', (c) => answer(c, ''));
  api.post('/Accounts/:sid/TtsCache/Synthesize', (c) => answer(c, guardedAccount(c, services)));
}
