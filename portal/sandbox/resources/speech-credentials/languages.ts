import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, refusal } from '../../http/errors.ts';
import { pathSid, query } from '../../http/params.ts';
import { guardedAccount } from '../../http/permissions.ts';
import { json } from '../../http/replies.ts';
import { hasVoiceLists, voiceLists } from '../../voices/voices.ts';
import type { SpeechCredentialRow } from './store.ts';
import { vendorFault } from './try-out.ts';
import { speechVendor } from './vendors.ts';
import { storedCredential } from './view.ts';

const path = 'SpeechCredentials/speech/supportedLanguagesAndVoices';

/** A vendor's languages and voices, as recorded; no vendor is called. */
export function registerSpeechLanguages(api: Api, services: Services): void {
  const { speechCredentials } = services.store;

  async function answer(c: Ctx, rows: () => SpeechCredentialRow[]) {
    const vendor = query(c, 'vendor');
    if (!vendor) throw badRequest('vendor is required');
    if (!hasVoiceLists(vendor)) throw refusal(422, `Invalid vendor ${vendor}`);
    const { asks } = speechVendor(vendor) ?? {};
    const label = query(c, 'label') ?? null;
    const stored = query(c, 'create_new')
      ? undefined
      : rows().find((row) => row.vendor === vendor && row.label === label);
    if (stored) checkVendor(vendor, stored);
    // These vendors have no built-in list to fall back to (`rimelabs#create-new`).
    else if (asks === 'always') throw refusal(422, 'fetch failed');
    return json(await voiceLists(vendor));
  }

  /** Tests the stored credential of a vendor whose lists require a call. */
  function checkVendor(vendor: string, row: SpeechCredentialRow): void {
    const { asks } = speechVendor(vendor) ?? {};
    if (asks !== 'or-fails' && asks !== 'always') return;
    const credential = storedCredential(row);
    // A self-hosted container isn't called.
    if (credential['deepgram_stt_uri'] && credential['deepgram_tts_uri']) return;
    const reason = vendorFault(vendor, credential);
    if (reason) throw refusal(422, reason);
  }

  // Readable for users of other providers (`errors#foreign-sp`); the lists aren't secret.
  api.get(`/ServiceProviders/:sid/${path}`, (c) => {
    const sid = pathSid(c);
    return answer(c, () => speechCredentials.ofServiceProvider(sid));
  });

  api.get(`/Accounts/:sid/${path}`, (c) => {
    const sid = guardedAccount(c, services);
    const provider = services.store.accounts.get(sid)?.service_provider_sid ?? '';
    return answer(c, () => [
      ...speechCredentials.ofAccount(sid),
      ...speechCredentials.ofServiceProvider(provider),
    ]);
  });
}
