import { speechVendors } from '@trunkline/ui/engines/speech-vendors';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { CustomVoices, noVoices } from '@trunkline/ui/widgets/custom-voices';
import {
  hasModels,
  newCredential,
  SpeechCredential as SpeechFields,
  storedCredential,
} from '@trunkline/ui/widgets/speech-credential';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { config } from '../../../config/index.ts';
import { toast } from '../../../notices/toasts.ts';
import type { GoogleCustomVoice } from '../../../platform/resources/speech/google-custom-voices.ts';
import {
  type SpeechCredential,
  useSpeechModels,
} from '../../../platform/resources/speech/speech-credentials.ts';
import type { Owner } from '../../../platform/values/owner.ts';
import { ComboboxField, OwnerField } from '../../../screen/form/combobox-field.tsx';
import { formFields } from '../../../screen/form/fields.tsx';
import { RecordForm } from '../../../screen/form/record-form.tsx';
import { useRecordForm } from '../../../screen/form/use-record-form.ts';
import type { OwnerAccount } from '../../../screen/owners/use-owners.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import { useUser } from '../../../session/session.ts';
import { credentialName } from '../../../shared/speech/credential-name.ts';
import type { SaveSpeech, StoredSpeech } from './save-speech.ts';
import {
  hasVoices,
  type SpeechFormValues,
  speechFormSchema,
  speechMembers,
  speechSecrets,
} from './speech-form.schema.ts';
import { keyPreviewsOf, withoutGoneKeys } from './speech-form.wire.ts';

type SpeechFormProps = {
  /** null for a new credential */
  credential: SpeechCredential | null;
  /** Voices stored with the credential; a new one has none. */
  voices?: readonly GoogleCustomVoice[] | undefined;
  base: SpeechFormValues;
  accounts: readonly OwnerAccount[];
  owner: Owner;
  writeRefusal: string | undefined;
  save: SaveSpeech;
  /** Button beside the fields of a stored credential that replaces its key. */
  replaceKey?: ReactNode;
};

const form = formFields<SpeechFormValues>();

/** Vendors that this deployment offers. */
function offered() {
  const { disableCustomSpeech, disableAdditionalSpeechVendors } = config();
  const isHidden = {
    customSpeech: disableCustomSpeech,
    additionalVendors: disableAdditionalSpeechVendors,
  };
  return speechVendors.filter(({ hiddenBy }) => !hiddenBy || !isHidden[hiddenBy]);
}

export function SpeechForm({
  credential,
  voices = [],
  base,
  accounts,
  owner,
  writeRefusal,
  save,
  replaceKey,
}: SpeechFormProps) {
  const viewer = useUser();
  const isNew = credential === null;
  const record = useRecordForm<SpeechFormValues, StoredSpeech>({
    kind: kinds.speech,
    base,
    schema: () => speechFormSchema(credential, voices),
    members: speechMembers(isNew ? null : base.vendor),
    secrets: speechSecrets,
    nameOf: ({ vendor, customName, label }) =>
      credentialName({ vendor: customName ? `custom:${customName}` : vendor, label }),
    writeRefusal,
    save,
  });
  const { control, setValue } = record.form;
  const [vendor, fields] = useWatch({ control, name: ['vendor', 'fields'] });
  const stored = useMemo(
    () => credential && storedCredential(base.vendor, credential),
    [credential, base.vendor],
  );
  const { data: lists } = useSpeechModels(owner, hasModels(vendor) ? vendor : null, credential);
  const shown = isNew ? offered() : speechVendors;
  const known = shown.find(({ id }) => id === vendor);
  // A vendor of the platform that the console doesn't know.
  const vendors = known || vendor === '' ? shown : [...shown, { id: vendor, name: vendor }];
  const mayShare = viewer.scope !== 'account';
  return (
    <RecordForm record={record}>
      <FormSection
        title="Vendor"
        description="The vendor, and the account that can use it. You can't change these later."
      >
        <ComboboxField
          name="vendor"
          label="Vendor"
          required
          readOnly={!isNew}
          canFilter
          placeholder="Select a vendor"
          onChosen={(chosen) => {
            setValue('fields', newCredential(chosen), { shouldDirty: true });
            setValue('voices', noVoices, { shouldDirty: true });
          }}
          options={vendors.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {vendor === 'custom' && (
          <form.Text
            name="customName"
            label="Name"
            placeholder="Vendor Name"
            required
            readOnly={!isNew}
            maxLength={25}
          />
        )}
        <OwnerField
          name="accountSid"
          label="Account"
          readOnly={!isNew || !mayShare}
          accounts={accounts}
          mayShare={mayShare}
        />
        <form.Text
          name="label"
          label="Label"
          help={
            isNew
              ? 'Only needed with several credentials for one vendor. Applications pick one by its label.'
              : undefined
          }
          readOnly={!isNew}
          maxLength={64}
        />
      </FormSection>
      {known && (
        <FormSection
          title="Credential"
          description={
            isNew
              ? "Keys can't be edited later. To change one, open the saved credential and replace its key."
              : 'Replace key adds a credential with the new key, moves the applications that use this one, and deletes it.'
          }
          aside={replaceKey}
        >
          <form.Widget name="fields">
            {(field) => (
              <SpeechFields
                vendor={vendor}
                stored={stored}
                lists={lists && modelsOf(lists)}
                value={field.value}
                onChange={(next) => field.onChange({ ...next })}
                errors={field.errors}
                readOnly={field.readOnly}
                disabledReason={writeRefusal}
              />
            )}
          </form.Widget>
        </FormSection>
      )}
      {hasVoices({ vendor, fields }) && (
        <FormSection title="Custom voices" description="Voices that Google has trained for you.">
          <form.Widget name="voices">
            {({ name: _name, ...field }) => (
              <CustomVoices
                {...field}
                value={withoutGoneKeys(field.value, voices)}
                keyPreviews={keyPreviewsOf(voices)}
                disabledReason={writeRefusal}
                cloningRefusal={
                  viewer.scope === 'admin'
                    ? undefined
                    : 'Only administrators can give a voice cloning key.'
                }
                onLastRemoved={() => toast.error('You must provide at least one custom voice.')}
              />
            )}
          </form.Widget>
        </FormSection>
      )}
    </RecordForm>
  );
}

type Named = { value: string; name: string };
const optionsOf = (rows: readonly Named[]) =>
  rows.length === 0 ? undefined : rows.map(({ value, name }) => ({ value, label: name }));

/** Keeps the known models if a list comes back empty. */
function modelsOf({
  models,
  sttModels,
}: {
  models: readonly Named[];
  sttModels: readonly Named[];
}) {
  const [tts, stt] = [optionsOf(models), optionsOf(sttModels)];
  return { ...(tts && { models: tts }), ...(stt && { sttModels: stt }) };
}
