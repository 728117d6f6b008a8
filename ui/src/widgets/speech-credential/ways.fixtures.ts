import type { SpeechVendor } from '../../engines/speech-vendors/index.ts';
import type { CredentialValues } from '../../patterns/credential-fields/index.ts';

/** What steers the form of a vendor: each of its modes, and all its boxes ticked. */
export function waysOf({ fields }: SpeechVendor): CredentialValues[] {
  const modes = fields.find(({ kind }) => kind === 'modes');
  const boxes = fields.filter(({ kind, isUiOnly }) => kind === 'checkbox' && isUiOnly);
  return [
    ...(modes?.kind === 'modes' ? modes.options.map(({ value }) => ({ mode: value })) : [{}]),
    ...(boxes.length > 0 ? [Object.fromEntries(boxes.map(({ id }) => [id, true]))] : []),
  ];
}
