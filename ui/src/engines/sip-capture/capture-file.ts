import { readCapture } from './capture.ts';
import { isGzip, unpack } from './network/gzip.ts';
import type { Capture } from './sip-capture.types.ts';

/**
 * Reads a capture file, compressed with gzip or not.
 * @throws CaptureError when the file is no capture
 */
export async function readCaptureFile(bytes: Uint8Array): Promise<Capture> {
  if (!isGzip(bytes)) return readCapture(bytes);
  const { bytes: unpacked, isWhole } = await unpack(bytes);
  const capture = readCapture(unpacked);
  return isWhole ? capture : { ...capture, notes: [...capture.notes, { kind: 'unpackedInPart' }] };
}
