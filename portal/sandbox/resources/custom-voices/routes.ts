import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, refusal } from '../../http/errors.ts';
import { query, rawSid } from '../../http/params.ts';
import { ownPart } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import type { SpeechCredentialRow } from '../speech-credentials/store.ts';
import { maySeeCredential, ownsCredential } from '../speech-credentials/view.ts';
import type { CustomVoiceRow } from './store.ts';

const path = '/GoogleCustomVoices';
const keyPreview = 100;

const notYours = () => refusal(403, 'Insufficient privileges');

/** Lists omit an absent key and truncate a long one (`google-custom-voices#list-after-upload`). */
function listed(voice: CustomVoiceRow) {
  const { voice_cloning_key: key, use_voice_cloning_key, ...rest } = voice;
  if (!key) return { ...rest, use_voice_cloning_key };
  const voice_cloning_key = key.length > keyPreview ? `${key.slice(0, keyPreview)}...` : key;
  return { ...rest, voice_cloning_key, use_voice_cloning_key };
}

export function registerCustomVoices(api: Api, services: Services): void {
  const { store } = services;
  const { customVoices } = store;

  type Check = typeof ownsCredential;

  function checkCredential(c: Ctx, sid: unknown, isAllowed: Check): SpeechCredentialRow {
    const credential = store.speechCredentials.get(String(sid));
    if (!credential) throw badRequest('Invalid speech_credential_sid');
    if (!isAllowed(c.get('caller'), store, credential)) throw notYours();
    return credential;
  }

  api.get(path, (c) => {
    const credential = query(c, 'speech_credential_sid');
    if (credential) {
      checkCredential(c, credential, maySeeCredential);
      return json(customVoices.ofCredential(credential).map(listed));
    }
    const { scope, serviceProviderSid: provider } = c.get('caller');
    const filter = {
      serviceProviderSid: query(c, 'service_provider_sid'),
      accountSid: query(c, 'account_sid'),
      label: query(c, 'label'),
      // Last: the caller's own tenant overrides the query.
      ...(scope === 'admin' ? {} : { serviceProviderSid: provider }),
      ...ownPart(c.get('caller')),
    };
    if (!filter.accountSid && !filter.serviceProviderSid) {
      throw badRequest('missing account_sid or service_provider_sid in query parameters');
    }
    const account = filter.accountSid && store.accounts.get(filter.accountSid);
    if (scope === 'service_provider' && account && account.service_provider_sid !== provider) {
      throw notYours();
    }
    return json(customVoices.list(filter).map(listed));
  });

  function existing(c: Ctx, isAllowed: Check): CustomVoiceRow {
    const voice = customVoices.get(rawSid(c));
    if (!voice) throw bareRefusal(404);
    checkCredential(c, voice.speech_credential_sid, isAllowed);
    return voice;
  }

  api.get(`${path}/:sid`, (c) => json(existing(c, maySeeCredential)));

  api.post(path, (c) => {
    const { google_custom_voice_sid: _own, ...body } = bodyRecord(c);
    if (!body['speech_credential_sid']) throw badRequest('missing speech_credential_sid');
    checkCredential(c, body['speech_credential_sid'], ownsCredential);
    requireMembers(body, 'name', 'model');
    return created(customVoices.add(body));
  });

  api.put(`${path}/:sid`, (c) => {
    const { google_custom_voice_sid: sid } = existing(c, ownsCredential);
    const body = bodyRecord(c);
    refuseKey(body, 'google_custom_voice_sid');
    if (body['speech_credential_sid']) {
      checkCredential(c, body['speech_credential_sid'], ownsCredential);
    }
    customVoices.change(sid, body);
    return noContent();
  });

  api.delete(`${path}/:sid`, (c) => {
    customVoices.remove(existing(c, ownsCredential).google_custom_voice_sid);
    return noContent();
  });

  /** Part `file` of a multipart form; undefined for any other content type. */
  async function uploadedFile(c: Ctx): Promise<File | undefined> {
    const type = c.req.header('content-type') ?? '';
    if (!type.toLowerCase().startsWith('multipart/form-data')) return undefined;
    const form = await c.req.raw.formData().catch(() => {
      throw badRequest('Multipart: Boundary not found');
    });
    const part = form.get('file');
    return typeof part === 'object' && part !== null ? part : undefined;
  }

  // Admins only (`google-custom-voices#upload-sp`); 204 for a voice that doesn't exist.
  api.post(`${path}/:sid/VoiceCloningKey`, async (c) => {
    if (c.get('caller').scope !== 'admin') throw notYours();
    const file = await uploadedFile(c);
    if (!file) throw refusal(500, "Cannot read properties of undefined (reading 'path')");
    customVoices.change(rawSid(c), { voice_cloning_key: await file.text() });
    return noContent();
  });
}
