import { fieldLabel, storedCredential, untoldIds } from '@trunkline/ui/widgets/speech-credential';
import { isRecord } from '../../../browser/record.ts';
import { PlatformError } from '../../../platform/client/calls/errors.ts';
import type { Columns } from '../../../platform/client/calls/wire.ts';
import {
  cloningKeyUpload,
  customVoiceDeletion,
  customVoiceUpdate,
  type GoogleCustomVoice,
  listCredentialVoices,
  newCustomVoice,
} from '../../../platform/resources/speech/google-custom-voices.ts';
import {
  getSpeechCredential,
  listSpeechCredentials,
  type SpeechCredential,
} from '../../../platform/resources/speech/speech-credentials.ts';
import {
  newSpeechCredential,
  speechCredentialUpdate,
} from '../../../platform/resources/speech/speech-writes.ts';
import { accountOwner, type Owner } from '../../../platform/values/owner.ts';
import type { Compound, NewCompound } from '../../../screen/form/save/compound/compound-save.ts';
import {
  type RowCalls,
  type StoredRows,
  storedRows,
} from '../../../screen/form/save/compound/stored-rows.ts';
import { refusedBy } from '../../../screen/form/save/record/save-record.ts';
import type { RecordSave } from '../../../screen/form/use-record-form.ts';
import { isEqual } from '../../../screen/form/values.ts';
import type { KeptRecord } from '../../../screen/history/kept-record.ts';
import { refusedAs, writeRefusedAs } from '../../../shared/records/refused-as.ts';
import {
  emptySpeech,
  hasVoices,
  type SpeechFormValues,
  speechMembers,
  speechSecrets,
} from './speech-form.schema.ts';
import {
  newSpeechBody,
  speechUpdateBody,
  speechValues,
  type VoiceRow,
  voiceRows,
  withoutKey,
} from './speech-form.wire.ts';

export type StoredSpeech = { credential: SpeechCredential; voices: readonly GoogleCustomVoice[] };

export const speechRows = () => storedRows<VoiceRow>(({ body }) => body.name);

/** Prescribed. */
const notMine = 'You do not have permissions to make changes to these Speech Credentials';

const voiceCalls = (sid: string): RowCalls<VoiceRow> => {
  const bodyOf = ({ body }: VoiceRow) => ({ ...body, speech_credential_sid: sid });
  return {
    label: ({ body }) => `Custom voice ${body.name}`,
    create: (row) => newCustomVoice(bodyOf(row)),
    update: (voiceSid, row, was) =>
      customVoiceUpdate(voiceSid, isEqual(row.body, was.body) ? {} : bodyOf(row)),
    finish: (voiceSid, { key }) => (key === '' ? null : cloningKeyUpload(voiceSid, key)),
    remove: customVoiceDeletion,
  };
};

const storedVoices = (latest: { values: SpeechFormValues } | null) =>
  latest ? voiceRows(latest.values.voices) : {};

/** Saves a credential with its custom voices. */
export const speechSave = (
  owner: Owner,
  rows: StoredRows<VoiceRow> = speechRows(),
): Compound<SpeechFormValues, StoredSpeech> => ({
  label: 'Credential',
  read: async (sid) => {
    const credential = await refusedAs(notMine, () => getSpeechCredential(owner, sid));
    const voices = credential.vendor === 'google' ? await listCredentialVoices(sid) : [];
    const values = speechValues(credential, voices);
    rows.read(Object.entries(voiceRows(values.voices)));
    const named = values.voices.voices.map((one) => ({ ...one, id: rows.formId(one.id) }));
    return {
      values: { ...values, voices: { ...values.voices, voices: named } },
      stored: { credential, voices },
    };
  },
  update: (sid, values, { stored }) => {
    const body = speechUpdateBody(values, stored.credential);
    const update = writeRefusedAs(notMine, speechCredentialUpdate(owner, sid, body));
    const send = async (sent: unknown = body) => {
      await update.send(sent);
      if (!isRecord(sent)) return;
      // The platform reported success: a failed read doesn't make it a failed save.
      const stored = await getSpeechCredential(owner, sid).catch(() => null);
      if (stored) expectKept(sent, stored);
    };
    return { ...update, send };
  },
  saveRest: async (sid, values, latest, tried) => {
    if (!hasVoices(values)) return;
    await rows.save(voiceRows(values.voices), storedVoices(latest), tried, voiceCalls(sid));
  },
  restCalls: (sid, values, latest) =>
    hasVoices(values)
      ? rows.calls(voiceRows(values.voices), storedVoices(latest), voiceCalls(sid))
      : [],
  forgetFormIds: rows.forgetFormIds,
  refusedFields: refusedBy([/^Label .* is already in use/, 'label']),
});

export const newSpeechSave = (
  owner: Owner,
  serviceProviderSid: string | null,
  rows?: StoredRows<VoiceRow>,
): NewCompound<SpeechFormValues, StoredSpeech> => ({
  ...speechSave(owner, rows),
  create: (values) =>
    writeRefusedAs(notMine, newSpeechCredential(owner, newSpeechBody(values, serviceProviderSid))),
  lost: {
    mark: ({ vendor, customName, label, accountSid }) =>
      JSON.stringify([vendor, customName, label, accountSid]),
    find: async (_, values) => {
      const { accountSid, label } = values;
      const { vendor } = newSpeechBody(values, serviceProviderSid);
      // The provider's list lacks credentials of its accounts.
      const all = await listSpeechCredentials(accountSid ? accountOwner(accountSid) : owner);
      return all
        .filter((one) => one.vendor === vendor && one.label === label)
        .filter((one) => (one.account_sid ?? '') === accountSid)
        .map((one) => one.speech_credential_sid);
    },
    isShared: ({ label }) => label === '',
    isFixed: true,
  },
});

/** Throws if a change was lost: the platform reports success for changes it can't make, and only changes the uses. */
function expectKept(body: Columns, stored: SpeechCredential): void {
  const isLost = Object.entries(body).some(([member, value]) => {
    const kept: unknown = stored[member];
    const isPlain = value === null || typeof value !== 'object';
    return isPlain && typeof kept === 'string' && kept !== String(value ?? '');
  });
  if (isLost) {
    throw new PlatformError(
      'Invalid',
      "The platform didn't take the settings, only the uses.",
      204,
    );
  }
}

export type SaveSpeech = RecordSave<SpeechFormValues, StoredSpeech>;

/** Values that the platform doesn't return: masked, or missing altogether. */
function untold({ vendor }: SpeechFormValues, { credential, voices }: StoredSpeech): string[] {
  const { masks } = storedCredential(vendor, credential.columns ?? credential);
  const labelsOf = (ids: readonly string[]) => ids.map((id) => fieldLabel(id, vendor)).join(', ');
  const [keys, settings] = [labelsOf(Object.keys(masks)), labelsOf(untoldIds(vendor))];
  return [
    ...(keys ? [`passwords and keys (${keys})`] : []),
    ...(voices.some((one) => one.voice_cloning_key !== '') ? ['voice cloning keys'] : []),
    ...(settings ? [`what the platform doesn’t return (${settings})`] : []),
  ];
}

/** A credential and its custom voices, as stored before a deletion. */
export async function keptSpeech(owner: Owner, sid: string): Promise<KeptRecord> {
  const { values, stored } = await speechSave(owner).read(sid);
  const voices = values.voices.voices.map((one) => ({ ...withoutKey(one), isStored: false }));
  return {
    values: { ...values, voices: { ...values.voices, voices } },
    empty: emptySpeech,
    members: speechMembers(values.vendor),
    secrets: speechSecrets(values),
    lost: untold(values, stored),
  };
}
