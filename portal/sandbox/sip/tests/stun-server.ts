import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const magic = Buffer.from([0x21, 0x12, 0xa4, 0x42]);

/**
 * Tells clients their own address (RFC 8489). The WebRTC library of the tests queries a STUN server
 * before each offer; without this one it would query one on the internet.
 */
export async function openStunServer() {
  const socket = createSocket('udp4');
  socket.on('message', (request, { address, port }) => {
    const octets = address.split('.').map((octet, at) => Number(octet) ^ (magic[at] ?? 0));
    const mapped = Buffer.from([0, 1, 0, 0, ...octets]);
    mapped.writeUInt16BE(port ^ 0x2112, 2);
    const head = Buffer.from([0x01, 0x01, 0, 12, ...request.subarray(4, 20), 0, 0x20, 0, 8]);
    socket.send(Buffer.concat([head, mapped]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = socket.address();
  return {
    url: `stun:127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
