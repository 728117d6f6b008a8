import { findVendor } from '@trunkline/ui/engines/speech-vendors';
import type { SpeechCredentialRow } from '../stored/speech.ts';

export type Uses = { tts: boolean; stt: boolean };

/**
 * Uses of a credential. The platform may store a use that the vendor doesn't offer, for which no
 * call takes the credential. An unknown vendor is taken to offer both.
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
