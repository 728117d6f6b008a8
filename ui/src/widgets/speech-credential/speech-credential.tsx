import { checkVendor } from '../../development/checks.ts';
import { findVendor, speechVendors } from '../../engines/speech-vendors/index.ts';
import {
  type CredentialErrors,
  CredentialFields,
  type CredentialValues,
  type StoredCredential,
} from '../../patterns/credential-fields/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { type ModelLists, offeredFields } from './speech-credential.model.ts';
import { errorsIn, fieldsIn, type SpeechWords } from './speech-words.model.ts';

export type SpeechCredentialProps = {
  /** Key of the vendor. */
  vendor: string;
  /** Values by field id. */
  value: CredentialValues;
  /** Called with the complete next value. */
  onChange: (next: CredentialValues) => void;
  /** The stored credential; null for a new one. */
  stored?: StoredCredential | null;
  /** Messages by field id. */
  errors?: CredentialErrors;
  /** The vendor's current models. Default: those in its record. */
  lists?: ModelLists;
  /** Shows stored values as text, with secrets masked. */
  readOnly?: boolean;
  /** Reason why nothing can be changed. */
  disabledReason?: string | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<SpeechCredentialLabels>;
};

export const defaultLabels = {
  format: 'Beautify',
  /** Below a field that can no longer be changed. */
  fixed: "Can't be changed. Replace the key instead.",
  texts: {} satisfies SpeechWords['texts'] as SpeechWords['texts'],
  missing: null as SpeechWords['missing'],
};

/** Texts of the form, and of the vendors' records by their English text. */
export type SpeechCredentialLabels = typeof defaultLabels;

const noLists = {};

/** Fields of any speech vendor, generated from its record. */
export function SpeechCredential({
  vendor,
  value,
  onChange,
  stored = null,
  errors,
  lists = noLists,
  readOnly = false,
  disabledReason,
  labels: given,
}: SpeechCredentialProps) {
  if (process.env.NODE_ENV !== 'production') {
    const known = speechVendors.map(({ id }) => id);
    checkVendor(vendor, known);
  }
  const labels = useLabels('SpeechCredential', defaultLabels, given);
  const fields = offeredFields(vendor, lists, value);
  const warning = findVendor(vendor)?.warning?.(value);
  return (
    <Stack>
      <CredentialFields
        // A new key drops the file error of the previous vendor.
        key={vendor}
        fields={fieldsIn(labels, fields)}
        value={value}
        onChange={onChange}
        stored={stored}
        errors={errors && errorsIn(labels, fields, value, errors)}
        readOnly={readOnly}
        disabledReason={disabledReason}
        labels={{ format: labels.format, fixed: labels.fixed }}
      />
      {warning && (
        <Text role="status" size="small" tone="warning">
          {labels.texts[warning] ?? warning}
        </Text>
      )}
    </Stack>
  );
}
