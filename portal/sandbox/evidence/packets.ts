/** Ethernet, IPv4 and UDP in a capture file (libpcap 2.4, little-endian, microseconds). */

export type Endpoint = {
  ip: string;
  port: number;
};

export type Datagram = {
  /** Epoch milliseconds. */
  time: number;
  from: Endpoint;
  to: Endpoint;
  text: string;
};

const fileHeader = 24;
const recordHeader = 16;
const ethernet = 14;
const IP = 20;
const UDP = 8;
const udpProtocol = 17;

const octets = (ip: string) => ip.split('.').map(Number);

/** One's complement sum of 16-bit words (RFC 1071). */
export function checksum(bytes: Uint8Array, start = 0): number {
  let sum = start;
  for (let n = 0; n < bytes.length; n += 2) {
    sum += ((bytes[n] ?? 0) << 8) | (bytes[n + 1] ?? 0);
  }
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}

/** Derives a locally administered address from the IP, so that each host keeps its own. */
const macOf = (ip: string) => [0x02, 0x00, ...octets(ip)];

function frameOf({ from, to, text }: Datagram, identification: number): Uint8Array {
  const payload = new TextEncoder().encode(text);
  const bytes = new Uint8Array(ethernet + IP + UDP + payload.length);
  const view = new DataView(bytes.buffer);
  bytes.set([...macOf(to.ip), ...macOf(from.ip), 0x08, 0x00]);

  bytes.set([0x45, 0x00], ethernet);
  view.setUint16(ethernet + 2, IP + UDP + payload.length);
  view.setUint16(ethernet + 4, identification & 0xffff);
  view.setUint16(ethernet + 6, 0x4000);
  bytes.set([64, udpProtocol], ethernet + 8);
  bytes.set([...octets(from.ip), ...octets(to.ip)], ethernet + 12);
  view.setUint16(ethernet + 10, checksum(bytes.subarray(ethernet, ethernet + IP)));

  const udp = ethernet + IP;
  view.setUint16(udp, from.port);
  view.setUint16(udp + 2, to.port);
  view.setUint16(udp + 4, UDP + payload.length);
  bytes.set(payload, udp + UDP);
  // The checksum covers a pseudo header of addresses, protocol and length (RFC 768).
  const pseudo = new Uint8Array([...octets(from.ip), ...octets(to.ip), 0, udpProtocol]);
  const words = ~checksum(pseudo) & 0xffff;
  const sum = checksum(bytes.subarray(udp), words + UDP + payload.length);
  view.setUint16(udp + 6, sum === 0 ? 0xffff : sum);
  return bytes;
}

export function captureFile(datagrams: readonly Datagram[]): Uint8Array<ArrayBuffer> {
  const frames = datagrams.map((datagram, index) => frameOf(datagram, 0x1000 + index));
  const size = frames.reduce((sum, frame) => sum + recordHeader + frame.length, fileHeader);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0xa1b2c3d4, true);
  view.setUint16(4, 2, true);
  view.setUint16(6, 4, true);
  view.setUint32(16, 65_535, true);
  // Link type 1 is Ethernet.
  view.setUint32(20, 1, true);
  let offset = fileHeader;
  frames.forEach((frame, index) => {
    const time = datagrams[index]?.time ?? 0;
    view.setUint32(offset, Math.floor(time / 1000), true);
    view.setUint32(offset + 4, (time % 1000) * 1000, true);
    view.setUint32(offset + 8, frame.length, true);
    view.setUint32(offset + 12, frame.length, true);
    bytes.set(frame, offset + recordHeader);
    offset += recordHeader + frame.length;
  });
  return bytes;
}
