import { findVendor } from '@trunkline/ui/engines/speech-vendors';
import type { SpeechCredentialRow } from '../stored/speech.ts';

export type Uses = { tts: boolean; stt: boolean };

/**
 * What a credential is used for. The platform stores a use that the vendor doesn't have, and no call
 * takes the credential for it; what an unknown vendor has is not known here.
 */
export function usesOf(
  row: Pick<SpeechCredentialRow, 'vendor' | 'use_for_tts' | 'use_for_stt'>,
): Uses {
  const vendor = findVendor(row.vendor);
  return {
    tts: row.use_for_tts === true && (vendor === undefined || vendor.synthesis !== undefined),
    stt: row.use_for_stt === true && (vendor === undefined || vendor.recognition !== undefined),
  };
}
