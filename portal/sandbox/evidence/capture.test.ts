import { describe, expect, test } from 'vitest';
import type { CallRow } from '../resources/calls/store.ts';
import { sampleCall } from './call-sample.ts';
import { captureFile, checksum } from './packets.ts';
import { registrationOfCall, registrationOfCarrier } from './registrations.ts';
import { sipMessages } from './sip-call.ts';
import { registrationMessages } from './sip-registration.ts';

type Packet = {
  time: number;
  from: string;
  to: string;
  text: string;
};

const address = (view: DataView, at: number) =>
  [0, 1, 2, 3].map((n) => view.getUint8(at + n)).join('.');

/** Parses a capture file as a packet tool does, checking every length and checksum. */
function packetsOf(file: Uint8Array<ArrayBuffer>): Packet[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  expect(view.getUint32(0, true)).toBe(0xa1b2c3d4);
  expect([view.getUint16(4, true), view.getUint16(6, true)]).toEqual([2, 4]);
  expect(view.getUint32(16, true)).toBe(65_535);
  expect(view.getUint32(20, true)).toBe(1);
  const packets: Packet[] = [];
  let at = 24;
  while (at < file.length) {
    const seconds = view.getUint32(at, true);
    const micros = view.getUint32(at + 4, true);
    const length = view.getUint32(at + 8, true);
    expect(view.getUint32(at + 12, true)).toBe(length);
    expect(micros).toBeLessThan(1_000_000);
    const frame = at + 16;
    expect(view.getUint16(frame + 12)).toBe(0x0800);
    const ip = frame + 14;
    expect(view.getUint8(ip)).toBe(0x45);
    expect(view.getUint16(ip + 2)).toBe(length - 14);
    expect(view.getUint8(ip + 9)).toBe(17);
    // A header including its own checksum sums to zero.
    expect(checksum(file.subarray(ip, ip + 20))).toBe(0);
    const udp = ip + 20;
    const size = view.getUint16(udp + 4);
    expect(size).toBe(length - 34);
    expect(length).toBeLessThan(1500);
    const pseudo = new Uint8Array(12 + size);
    pseudo.set(file.subarray(ip + 12, ip + 20));
    pseudo.set([0, 17, size >> 8, size & 0xff], 8);
    pseudo.set(file.subarray(udp, udp + size), 12);
    expect(checksum(pseudo)).toBe(0);
    packets.push({
      time: seconds * 1000 + micros / 1000,
      from: `${address(view, ip + 12)}:${view.getUint16(udp)}`,
      to: `${address(view, ip + 16)}:${view.getUint16(udp + 2)}`,
      text: new TextDecoder().decode(file.subarray(udp + 8, udp + size)),
    });
    at = frame + length;
  }
  expect(at).toBe(file.length);
  return packets;
}

const startOf = ({ text }: Packet) => {
  const [first = ''] = text.split('\r\n');
  return first.startsWith('SIP/2.0') ? first.slice(8) : (first.split(' ')[0] ?? '');
};

const header = ({ text }: Packet, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';

const captured = (more: Partial<CallRow>) => packetsOf(captureFile(sipMessages(sampleCall(more))));

/** Leaves out retransmissions, which depend on the seed. */
const sequence = (packets: Packet[]) =>
  packets.map(startOf).filter((start, index, all) => start !== all[index - 1]);

const failed = (sip_status: number): Partial<CallRow> => ({
  sip_status,
  answered: 0,
  answered_at: 0,
  duration: 0,
  terminated_at: sampleCall().attempted_at + 9000,
});

describe('captures', () => {
  test('show an answered call from end to end', () => {
    for (let script_seed = 1; script_seed < 60; script_seed += 1) {
      const packets = captured({ script_seed });
      expect(sequence(packets)).toEqual([
        'INVITE',
        '100 Trying',
        '180 Ringing',
        '200 OK',
        'ACK',
        'BYE',
        '200 OK',
      ]);
      expect(packets[0]?.time).toBe(sampleCall().attempted_at);
      expect(packets.find((packet) => startOf(packet) === '200 OK')?.time).toBe(
        sampleCall().answered_at,
      );
      expect(packets.find((packet) => startOf(packet) === 'BYE')?.time).toBe(
        sampleCall().terminated_at,
      );
      const times = packets.map(({ time }) => time);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });

  test('keep tags, branches and numbers together', () => {
    const packets = captured({});
    const [invite] = packets;
    if (!invite) throw new Error('nothing captured');
    const tag = /tag=(\w+)/.exec(header(invite, 'From'))?.[1] ?? '';
    const accepted = packets.find((packet) => startOf(packet) === '200 OK');
    const farTag = accepted && /tag=(\w+)/.exec(header(accepted, 'To'))?.[1];
    expect(header(invite, 'To')).not.toContain('tag=');
    for (const packet of packets) {
      expect(header(packet, 'Call-ID')).toBe(sampleCall().sip_callid);
      expect(`${header(packet, 'From')}${header(packet, 'To')}`).toContain(`tag=${tag}`);
      const body = packet.text.split('\r\n\r\n')[1] ?? '';
      expect(Number(header(packet, 'Content-Length'))).toBe(body.length);
      if (body !== '') expect(body).toMatch(/^v=0\r\n[\s\S]*m=audio \d+ RTP\/AVP/);
    }
    const ack = packets.find((packet) => startOf(packet) === 'ACK');
    const bye = packets.find((packet) => startOf(packet) === 'BYE');
    if (!ack || !bye || !farTag) throw new Error('not a whole call');
    for (const packet of [ack, bye]) {
      expect(`${header(packet, 'From')}${header(packet, 'To')}`).toContain(`tag=${farTag}`);
      expect(header(packet, 'Via')).not.toBe(header(invite, 'Via'));
    }
    const number = header(invite, 'CSeq').split(' ')[0];
    expect(header(ack, 'CSeq')).toBe(`${number} ACK`);
    // A response repeats the headers that identify its request.
    const last = packets.at(-1);
    expect(last && header(last, 'CSeq')).toBe(header(bye, 'CSeq'));
    expect(last && /branch=(\w+)/.exec(header(last, 'Via'))?.[1]).toBe(
      /branch=(\w+)/.exec(header(bye, 'Via'))?.[1],
    );
  });

  test('go from the far end in, and the other way out', () => {
    const [inbound] = captured({ direction: 'inbound' });
    expect([inbound?.from, inbound?.to]).toEqual(['203.0.113.17:5060', '172.31.4.20:5060']);
    const [outbound] = captured({ direction: 'outbound' });
    expect([outbound?.from, outbound?.to]).toEqual(['172.31.4.20:5060', '203.0.113.17:5060']);
  });

  test('whoever hung up sent the BYE', () => {
    const byes = (termination_reason: string) =>
      captured({ termination_reason }).find((packet) => startOf(packet) === 'BYE')?.from;
    expect(byes('caller hungup')).toBe('203.0.113.17:5060');
    expect(byes('called party hungup')).toBe('172.31.4.20:5060');
  });

  test.each([
    [486, '486 Busy Here'],
    [480, '480 Temporarily Unavailable'],
    [603, '603 Decline'],
  ])('a %i rings first and is acknowledged', (status, line) => {
    const packets = captured(failed(status));
    expect(sequence(packets)).toEqual(['INVITE', '100 Trying', '180 Ringing', line, 'ACK']);
    const [invite] = packets;
    const ack = packets.at(-1);
    // This ACK belongs to the transaction of the INVITE, unlike after a success.
    expect(ack && header(ack, 'Via')).toBe(invite && header(invite, 'Via'));
  });

  test.each([
    [404, '404 Not Found'],
    [503, '503 Service Unavailable'],
  ])('a %i never rings', (status, line) => {
    expect(sequence(captured(failed(status)))).toEqual(['INVITE', '100 Trying', line, 'ACK']);
  });

  test('a 487 follows a CANCEL', () => {
    expect(sequence(captured(failed(487)))).toEqual([
      'INVITE',
      '100 Trying',
      '180 Ringing',
      'CANCEL',
      '200 OK',
      '487 Request Terminated',
      'ACK',
    ]);
  });

  test('a 408 is the same request again and again, at doubling distances', () => {
    const more = { ...failed(408), terminated_at: sampleCall().attempted_at + 32_000 };
    const packets = captured(more);
    expect(new Set(packets.map(({ text }) => text)).size).toBe(1);
    const times = packets.map(({ time }) => time - (packets[0]?.time ?? 0));
    expect(times).toEqual([0, 500, 1500, 3500, 7500, 15_500, 31_500]);
  });

  test('some requests and answers are sent twice, unchanged', () => {
    let repeated = 0;
    for (let script_seed = 1; script_seed < 100; script_seed += 1) {
      const texts = captured({ script_seed }).map(({ text }) => text);
      repeated += texts.length - new Set(texts).size;
    }
    expect(repeated).toBeGreaterThan(5);
  });

  test('a registration is challenged once', async () => {
    const registration = registrationOfCall(sampleCall());
    const packets = packetsOf(captureFile(await registrationMessages(registration)));
    expect(packets.map(startOf)).toEqual(['REGISTER', '401 Unauthorized', 'REGISTER', '200 OK']);
    const [first, challenge, second] = packets;
    if (!first || !challenge || !second) throw new Error('not a whole registration');
    const nonce = /nonce="(\w+)"/.exec(header(challenge, 'WWW-Authenticate'))?.[1];
    expect(header(second, 'Authorization')).toContain(`nonce="${nonce}"`);
    expect(header(first, 'CSeq')).toBe('1 REGISTER');
    expect(header(second, 'CSeq')).toBe('2 REGISTER');
  });

  test.each([
    ['200 OK', ['REGISTER', '401 Unauthorized', 'REGISTER', '200 OK']],
    ['403 Forbidden', ['REGISTER', '401 Unauthorized', 'REGISTER', '403 Forbidden']],
    ['503 Service Unavailable', ['REGISTER', '503 Service Unavailable']],
    ['408 Request Timeout', ['REGISTER', 'REGISTER', 'REGISTER', 'REGISTER']],
    ['', ['REGISTER', 'REGISTER', 'REGISTER', 'REGISTER']],
  ])('a carrier whose registration ended with "%s"', async (reason, expected) => {
    const callId = '5c0d7e3a-1111-4c2f-9b7e-0f0f0f0f0f01';
    const carrier = {
      voip_carrier_sid: 'one',
      name: 'One',
      account_sid: null,
      service_provider_sid: null,
      application_sid: null,
      register_username: 'trunk',
      register_sip_realm: 'pbx.example.com',
      register_status: JSON.stringify({ reason, cseq: '12 REGISTER', callId }),
    };
    const registration = registrationOfCarrier(carrier, new Date('2026-11-20T12:00:00Z'));
    const packets = packetsOf(captureFile(await registrationMessages(registration)));
    expect(packets.map(startOf)).toEqual(expected);
    const last = packets.at(-1);
    if (!last) throw new Error('no packet');
    expect([header(last, 'Call-ID'), header(last, 'CSeq')]).toEqual([callId, '12 REGISTER']);
    expect(header(last, 'From')).toContain('sip:trunk@pbx.example.com');
  });
});
