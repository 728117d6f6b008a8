import { findVendor } from '@trunkline/ui/engines/speech-vendors';
import { speechVendor, vendorIds } from '../resources/speech-credentials/vendors.ts';
import { KNOWN_A_TO_H, type KnownCredential, type Members } from './speech-a-to-h.ts';
import { KNOWN_I_TO_Z } from './speech-i-to-z.ts';

export type VendorSample = { uses: 'tts' | 'stt' | 'both'; members: Members };

/** The credentials of the recorded world. */
export const KNOWN_CREDENTIALS: readonly KnownCredential[] = [...KNOWN_A_TO_H, ...KNOWN_I_TO_Z];

function usesOf(vendor: string): VendorSample['uses'] {
  const { synthesis, recognition } = findVendor(vendor) ?? {};
  if (synthesis && recognition) return 'both';
  return synthesis ? 'tts' : 'stt';
}

/** The known credential without a label; for a vendor newer than the recordings, made-up members. */
function sampleOf(id: string): [vendor: string, sample: VendorSample] {
  const known = KNOWN_CREDENTIALS.find(
    ({ vendor, label, accountSid }) =>
      !label && !accountSid && (vendor === id || (id === 'custom' && vendor.startsWith('custom:'))),
  );
  const vendor = known?.vendor ?? id;
  const required = speechVendor(vendor)?.required ?? [];
  const members = Object.fromEntries(required.map((member) => [member, `fake-${member}`]));
  return [vendor, { uses: usesOf(vendor), members: known?.members ?? members }];
}

/** A plain credential of every vendor. */
export const VENDOR_SAMPLES = Object.fromEntries(vendorIds.map(sampleOf));
