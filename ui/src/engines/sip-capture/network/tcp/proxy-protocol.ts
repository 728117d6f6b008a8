import { bytesText } from '../../sip/sip-text.ts';
import { u16 } from '../bytes.ts';

/** Magic number of version 2, which is binary. */
const signature = '\r\n\r\n\0\r\nQUIT\n';
const first = /^PROXY (?:TCP[46]|UNKNOWN)[^\r\n]{0,95}\r\n/;

/** Strips the header that a load balancer puts in front of a connection (PROXY protocol), if there is one. */
export function behindProxy(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x50 && bytes[0] !== 0x0d) return bytes;
  const text = bytesText(bytes.subarray(0, 128));
  if (text.startsWith(signature)) return bytes.subarray(16 + u16(bytes, 14));
  return bytes.subarray(first.exec(text)?.[0].length ?? 0);
}
