import { bodyRecord } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, refusal } from '../../http/errors.ts';
import { ownsAccount } from '../../http/ownership.ts';
import { isUuid, pathSid } from '../../http/params.ts';
import { guardedAccount } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import { toSeconds } from '../../store/columns.ts';
import { credentialToStore, rebuiltCredential } from './credential.ts';
import type { SpeechCredentialRow } from './store.ts';
import { testCredential, type UseResult } from './try-out.ts';
import {
  maySeeCredential,
  ownsCredential,
  reducedSpeechView,
  speechView,
  storedCredential,
} from './view.ts';

const notYours = () => refusal(403, 'Insufficient privileges');

export function registerSpeechCredentials(api: Api, services: Services): void {
  const { store, now } = services;
  const { speechCredentials } = store;

  /** Provider in the path; account users may use their own. */
  function providerPath(c: Ctx): string {
    const sid = pathSid(c);
    const { scope, serviceProviderSid } = c.get('caller');
    if (scope !== 'admin' && serviceProviderSid !== sid) throw notYours();
    return sid;
  }

  const accountPath = (c: Ctx) => guardedAccount(c, services);

  api.get('/ServiceProviders/:sid/SpeechCredentials', (c) => {
    const rows = speechCredentials.ofServiceProvider(providerPath(c));
    const { scope, accountSid } = c.get('caller');
    if (scope !== 'account') return json(rows.map(speechView));
    const own = speechCredentials.ofAccount(accountSid ?? '');
    return json([...own.map(speechView), ...rows.map(reducedSpeechView)]);
  });

  api.get('/Accounts/:sid/SpeechCredentials', (c) => {
    const sid = accountPath(c);
    const provider = store.accounts.get(sid)?.service_provider_sid ?? '';
    const isAccountUser = c.get('caller').scope === 'account';
    const own = speechCredentials.ofAccount(sid).map(speechView);
    const shared = speechCredentials.ofServiceProvider(provider);
    return json([...own, ...shared.map(isAccountUser ? reducedSpeechView : speechView)]);
  });

  /** Owner of a new credential; the account in the path only counts for account users. */
  function ownerOf(c: Ctx, body: Record<string, unknown>, provider?: string) {
    const caller = c.get('caller');
    const { account_sid: account = null } = body;
    if (caller.scope === 'account') {
      const { accountSid, serviceProviderSid } = caller;
      return { account_sid: accountSid, service_provider_sid: serviceProviderSid };
    }
    if (account && !ownsAccount(caller, store, String(account))) throw notYours();
    return {
      account_sid: account,
      service_provider_sid:
        caller.serviceProviderSid ?? body['service_provider_sid'] ?? provider ?? null,
    };
  }

  /** Refuses a label that the account or its provider already uses for the vendor. */
  function checkLabel(owner: Record<string, unknown>, vendor: unknown, label: unknown): void {
    if (!label) return;
    const { account_sid, service_provider_sid } = owner;
    const rows = [
      ...speechCredentials.ofAccount(String(account_sid ?? '')),
      ...speechCredentials.ofServiceProvider(String(service_provider_sid ?? '')),
    ];
    if (rows.some((row) => row.vendor === vendor && row.label === label)) {
      throw refusal(422, `Label ${String(label)} is already in use for another speech credential`);
    }
  }

  function add(c: Ctx, provider?: string) {
    const body = bodyRecord(c);
    const owner = ownerOf(c, body, provider);
    const { vendor, label = null, use_for_tts, use_for_stt } = body;
    checkLabel(owner, vendor, label);
    const credential = credentialToStore(vendor, body);
    const uses = {
      ...(use_for_tts === undefined ? {} : { use_for_tts }),
      ...(use_for_stt === undefined ? {} : { use_for_stt }),
    };
    const columns = { ...owner, vendor, label, ...uses, credential: JSON.stringify(credential) };
    return created(speechCredentials.add(columns, toSeconds(now())));
  }

  api.post('/ServiceProviders/:sid/SpeechCredentials', (c) => add(c, providerPath(c)));

  // Without account_sid in an admin's body, the credential has no owner
  // (`speech-credentials#post-account-path-as-admin`).
  api.post('/Accounts/:sid/SpeechCredentials', (c) => {
    accountPath(c);
    return add(c);
  });

  function existing(c: Ctx): SpeechCredentialRow {
    const sid = (c.req.param('speech_credential_sid') ?? '').toLowerCase();
    if (!isUuid(sid)) throw badRequest('Bad request');
    const row = speechCredentials.get(sid);
    if (!row) throw bareRefusal(404);
    return row;
  }

  function own(c: Ctx): SpeechCredentialRow {
    const row = existing(c);
    if (!ownsCredential(c.get('caller'), store, row)) throw notYours();
    return row;
  }

  function change(c: Ctx) {
    const body = bodyRecord(c);
    const { use_for_tts, use_for_stt } = body;
    if (use_for_tts === undefined && use_for_stt === undefined) {
      throw refusal(422, 'use_for_tts and use_for_stt are the only updateable fields');
    }
    const row = own(c);
    const rebuilt = rebuiltCredential(row.vendor, storedCredential(row), body);
    speechCredentials.change(row.speech_credential_sid, {
      ...(use_for_tts === undefined ? {} : { use_for_tts }),
      ...(use_for_stt === undefined ? {} : { use_for_stt }),
      ...(rebuilt ? { credential: JSON.stringify(rebuilt) } : {}),
    });
    return noContent();
  }

  function remove(c: Ctx) {
    try {
      speechCredentials.remove(own(c).speech_credential_sid);
      return noContent();
    } catch (error) {
      // `speech-credentials#delete-unknown-sp`
      const isUnknown = error instanceof Error && error.message === 'Not Found';
      if (!isUnknown || c.get('caller').scope !== 'service_provider') throw error;
      throw refusal(500, "Cannot read properties of undefined (reading 'service_provider_sid')");
    }
  }

  const outcome = ({ status }: UseResult) => (status === 'ok' ? 1 : 0);

  /** Account users may test what they see listed (`speech-credentials#test-sp-level-as-account`). */
  function test(c: Ctx) {
    const row = existing(c);
    if (!maySeeCredential(c.get('caller'), store, row)) throw notYours();
    const uses = { tts: row.use_for_tts !== 0, stt: row.use_for_stt !== 0 };
    const result = testCredential(row.vendor, storedCredential(row), uses);
    const { tts, stt } = result;
    if (tts.status !== 'not tested' || stt.status !== 'not tested') {
      speechCredentials.change(row.speech_credential_sid, {
        last_tested: toSeconds(now()),
        ...(tts.status === 'not tested' ? {} : { tts_tested_ok: outcome(tts) }),
        ...(stt.status === 'not tested' ? {} : { stt_tested_ok: outcome(stt) }),
      });
    }
    return json(result);
  }

  for (const [path, guard] of [
    ['/ServiceProviders/:sid/SpeechCredentials/:speech_credential_sid', providerPath],
    ['/Accounts/:sid/SpeechCredentials/:speech_credential_sid', accountPath],
  ] as const) {
    const guarded = (handle: (c: Ctx) => Response | Promise<Response>) => (c: Ctx) => {
      guard(c);
      return handle(c);
    };
    api.get(
      path,
      guarded((c) => json(speechView(own(c)))),
    );
    api.put(path, guarded(change));
    api.delete(path, guarded(remove));
    api.get(`${path}/test`, guarded(test));
  }
}
