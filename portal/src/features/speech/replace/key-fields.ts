import { findVendor, type SpeechField, vendorName } from '@trunkline/ui/engines/speech-vendors';
import { isRequired, visibleFields } from '@trunkline/ui/patterns/credential-fields';
import { speechFields, storedCredential } from '@trunkline/ui/widgets/speech-credential';
import type { SpeechCredential } from '../../../platform/resources/speech/speech-credentials.ts';
import { vendorKey } from '../form/speech-form.wire.ts';
import { longestLabel } from './replacement.model.ts';

/**
 * Fields for a new key: everything that can't be changed on the stored credential, and settings
 * that the platform doesn't return. A key is required, even if the vendor accepts none.
 */
export function keyFields(credential: SpeechCredential): SpeechField[] {
  const vendor = vendorKey(credential.vendor);
  const { values } = storedCredential(vendor, credential);
  return visibleFields(speechFields(vendor), values)
    .filter(
      (field) =>
        field.kind !== 'modes' &&
        (field.isFixed || (isRequired(field, values) && (values[field.id] ?? '') === '')),
    )
    .map((field) => (field.isFixed ? { ...field, isRequired: true } : field));
}

/** Why there is no key to replace; undefined if there is one. */
export const noKey = (credential: SpeechCredential): string | undefined =>
  keyFields(credential).some(({ isFixed }) => isFixed)
    ? undefined
    : `This ${vendorName(credential.vendor)} credential has no key.`;

/** Labelled credentials of the same vendor need different labels. */
export const newLabelField = (label: string, taken: ReadonlySet<string>): SpeechField => ({
  kind: 'text',
  id: 'label',
  label: 'New label',
  isRequired: true,
  requiredMessage: 'Enter a label.',
  maxLength: longestLabel,
  help: `Labels are unique per vendor. Webhooks and call JSON that name ${label} need the new one.`,
  rule: (text) => (taken.has(text) ? `Label ${text} is already in use.` : undefined),
});

export function hasTest(vendor: string): boolean {
  const { tts, stt } = findVendor(vendor)?.tests ?? {};
  return Boolean(tts || stt);
}
