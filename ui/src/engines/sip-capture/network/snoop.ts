import type { Packet } from './packets.ts';

/** Magic number of snoop (RFC 1761), the format of Solaris and some gateways. */
const start = 'snoop\0\0\0';
const fileHead = 16;
const packetHead = 24;

/** Link types that libpcap numbers differently: it has one for IEEE 802.3 and Ethernet. */
const links: Readonly<Record<number, number>> = { 0: 1, 4: 1, 8: 10 };
/** Above every number of pcap: its own numbers for other links. */
const ownLinks = 0x10000;

/** The number of a link type as its format has it. */
export const linkName = (type: number) =>
  type < ownLinks ? `${type}` : `${type - ownLinks} (snoop)`;

export const isSnoop = (bytes: Uint8Array) =>
  bytes.length >= fileHead && [...start].every((one, at) => bytes[at] === one.charCodeAt(0));

/** The packets of a snoop file. @param onEarlyEnd the file breaks off */
export function* readSnoop(bytes: Uint8Array, onEarlyEnd: () => void): Generator<Packet> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const said = view.getUint32(12);
  const linkType = links[said] ?? ownLinks + said;
  for (let at = fileHead; at < bytes.length; ) {
    const isHeadWhole = at + packetHead <= bytes.length;
    const kept = isHeadWhole ? view.getUint32(at + 4) : 0;
    const length = isHeadWhole ? view.getUint32(at + 8) : 0;
    if (length < packetHead + kept || at + packetHead + kept > bytes.length) return onEarlyEnd();
    yield {
      at: view.getUint32(at + 16) * 1000 + view.getUint32(at + 20) / 1000,
      linkType,
      bytes: bytes.subarray(at + packetHead, at + packetHead + kept),
      isCut: kept < view.getUint32(at),
    };
    at += length;
  }
}
