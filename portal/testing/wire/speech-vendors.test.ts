import { speechVendors } from '@trunkline/ui/engines/speech-vendors';
import { newCredential, speechFields } from '@trunkline/ui/widgets/speech-credential';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSpeechSave, speechSave } from '../../src/features/speech/form/save-speech.ts';
import {
  emptySpeech,
  type SpeechFormValues,
  speechFormSchema,
  speechMembers,
} from '../../src/features/speech/form/speech-form.schema.ts';
import { call } from '../../src/platform/client/calls/transport.ts';
import { getSpeechCredential } from '../../src/platform/resources/speech/speech-credentials.ts';
import { type Owner, providerOwner } from '../../src/platform/values/owner.ts';
import {
  changeCompound,
  createCompound,
} from '../../src/screen/form/save/compound/compound-save.ts';
import { saveRecord } from '../../src/screen/form/save/record/save-record.ts';
import { connectedPlatform } from './platform.ts';

let platform: { close: () => Promise<void> };
let owner: Owner;
beforeAll(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
  const rows = await call(
    v.array(v.object({ service_provider_sid: v.string(), name: v.string() })),
    'GET',
    'ServiceProviders',
  );
  owner = providerOwner(
    rows.find(({ name }) => name === 'Northwind Telecom')?.service_provider_sid ?? '',
  );
});
afterAll(() => platform.close());

const keyFile = JSON.stringify({
  client_email: 'voice@acme.iam.example.net',
  private_key:
    '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ\n-----END PRIVATE KEY-----\n',
});
const texts: Record<string, string> = {
  service_key: keyFile,
  nuance_tts_uri: '192.0.2.10:5070',
  nuance_stt_uri: '192.0.2.10:5071',
  custom_tts_streaming_url: 'wss://voice.example.net/tts',
  custom_stt_url: 'wss://voice.example.net/stt',
  houndify_server_uri: 'wss://voice.example.net/audio',
};

/** What a person would enter in every field, in one of the modes. */
function entered(vendor: string, steering: Record<string, string | boolean>): SpeechFormValues {
  const fields = { ...newCredential(vendor) };
  for (const field of speechFields(vendor)) {
    if (fields[field.id] !== '') continue;
    fields[field.id] =
      field.kind === 'select'
        ? (field.options[0]?.value ?? '')
        : (texts[field.id] ??
          (/ur[il]$/.test(field.id) ? 'https://voice.example.net' : `${field.id}-secret`));
  }
  return {
    ...emptySpeech,
    vendor,
    customName: vendor === 'custom' ? 'House' : '',
    fields: { ...fields, ...steering },
  };
}

const isSecret = (id: string, vendor: string) =>
  speechFields(vendor).some((field) => field.id === id && /secret|file/.test(field.kind));

const ways: [string, Record<string, string | boolean>][] = [
  ...speechVendors.map(({ id }): [string, Record<string, boolean>] => [id, {}]),
  ['aws', { mode: 'assume_role' }],
  ['aws', { mode: 'instance_profile' }],
  ...['deepgram', 'microsoft', 'playht', 'speechmatics'].map(
    (vendor): [string, Record<string, string>] => [vendor, { mode: 'onprem' }],
  ),
  ['nuance', { onprem_tts: true, onprem_stt: true }],
  ['resemble', { onprem: true, resemble_tts_use_tls: true }],
  ['elevenlabs', { has_options: true }],
];

const tools = (values: SpeechFormValues) => ({
  members: speechMembers(values.vendor),
  schema: () => speechFormSchema(null),
  choose: async () => null,
});

describe.each(ways)('%s with %j', (vendor, steering) => {
  it('is made, comes back as it was entered, and keeps its secrets over a change', async () => {
    const values = entered(vendor, steering);
    let sid = '';
    expect(v.safeParse(speechFormSchema(null), values).issues).toBeUndefined();
    const made = await saveRecord(
      values,
      emptySpeech,
      createCompound(newSpeechSave(owner, owner.sid), (made) => {
        sid = made;
      }),
      tools(values),
    );
    expect(made).toMatchObject({ status: 'saved' });

    const calls = changeCompound(speechSave(owner), sid);
    const latest = await calls.reread?.();
    if (!latest) throw new Error('It cannot be read again');
    const { credential } = latest.stored;
    expect(latest.values.vendor).toBe(vendor);
    const sent = speechFields(vendor).filter(({ isShown }) => isShown?.(values.fields) ?? true);
    for (const { id } of sent) {
      // The platform never returns Gladia's region.
      if (vendor === 'gladia' && id === 'region') continue;
      const expected = isSecret(id, vendor) ? '' : values.fields[id];
      expect([id, latest.values.fields[id]]).toEqual([id, expected]);
    }

    // Off and on again: everything that can be changed is sent, so nothing is dropped.
    const use = 'use_for_tts' in values.fields ? 'use_for_tts' : 'use_for_stt';
    const region: Record<string, string> = vendor === 'gladia' ? { region: 'eu-west' } : {};
    const onMode = latest.values.fields;
    for (const isOn of [false, true]) {
      const base = (await calls.reread?.())?.values ?? latest.values;
      const next = { ...base, fields: { ...onMode, ...region, [use]: isOn } };
      const saved = await saveRecord(next, base, calls, {
        ...tools(next),
        schema: () => speechFormSchema(credential),
      });
      expect(saved).toMatchObject({ status: 'saved' });
      expect((await getSpeechCredential(owner, sid))[use]).toBe(isOn);
    }
    expect({ ...(await getSpeechCredential(owner, sid)) }).toEqual({ ...credential });
  });
});
