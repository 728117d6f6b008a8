import { u16, u32 } from './bytes.ts';
import type { Mirrored } from './hep.ts';
import { addressText } from './internet.ts';

/*
 * "Export PDUs" of Wireshark writes messages without their packets, such as SIP that it has
 * decrypted, with the addresses in tags before each.
 */

/** Link type number of this format. */
export const exported = 252;

/** Tags, by their number. */
const tag = {
  end: 0,
  source4: 20,
  target4: 21,
  source6: 22,
  target6: 23,
  portType: 24,
  sourcePort: 25,
  targetPort: 26,
};

const transports: Record<number, Mirrored['transport']> = { 1: 'SCTP', 2: 'TCP' };

/** null: it tells no addresses. */
export function inExported(bytes: Uint8Array): Mirrored | null {
  const tags = new Map<number, Uint8Array>();
  let at = 0;
  while (at + 4 <= bytes.length) {
    const [name, length] = [u16(bytes, at), u16(bytes, at + 2)];
    tags.set(name, bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    if (name === tag.end) break;
  }
  const source = tags.get(tag.source4) ?? tags.get(tag.source6);
  const target = tags.get(tag.target4) ?? tags.get(tag.target6);
  if (!source || !target || !tags.has(tag.end)) return null;
  const number = (name: number) => u32(tags.get(name) ?? new Uint8Array(), 0);
  return {
    at: null,
    from: { ip: addressText(source), port: number(tag.sourcePort) },
    to: { ip: addressText(target), port: number(tag.targetPort) },
    transport: transports[number(tag.portType)] ?? 'UDP',
    payload: bytes.subarray(at),
  };
}
