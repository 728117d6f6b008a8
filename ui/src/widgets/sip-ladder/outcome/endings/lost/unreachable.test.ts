import { expect, test } from 'vitest';
import { begin, frames, type Sent } from '../../../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../../../engines/sip-capture/capture-files.fixtures.ts';
import {
  bytesOf,
  type Hop,
  ip,
  links,
  udp,
} from '../../../../../engines/sip-capture/network/packets.fixtures.ts';
import { between, heard, names, say } from '../../dialogs.fixtures.ts';
import { outcomeOf } from '../../outcome.model.ts';

const [out, back] = [between('platform', 'carrier'), between('carrier', 'platform')];

/** An ICMP message about a packet, from a router. */
const icmp = (after: number, [from, to]: typeof out, [type, code]: readonly [number, number]) => {
  const hop: Hop = { from, to };
  const quoted = ip(hop, 17, udp(hop, new Uint8Array(900))).subarray(0, 28);
  const home: Hop = { from: { ip: '192.0.2.99', port: 0 }, to: from };
  const packet = ip(home, 1, bytesOf([type, code, 0, 0, 0, 0, 0, 0], quoted));
  return { at: begin + after, bytes: links.ethernet.wrap(packet) };
};

function told(sent: readonly Sent[], ...errors: ReturnType<typeof icmp>[]) {
  const { messages, unreachable } = readCapture(pcap([...frames(sent), ...errors]));
  return outcomeOf(messages, names, { unreachable });
}

const once = [say(0, out, 'INVITE')];
const often = [0, 500, 1500, 3500, 7500].map((after) => say(after, out, 'INVITE'));
const nothing = 'No answer to the INVITE is in this capture.';

test.each([
  [
    3,
    3,
    'nothing listens on UDP port 5060 of the carrier. Check the port, and that SIP runs there.',
  ],
  [3, 1, 'the carrier is out of reach. Check its address, and the way there.'],
  [3, 0, 'the carrier is out of reach. Check its address, and the way there.'],
  [3, 13, 'packets to the carrier, port 5060, are not allowed. Have the firewall let SIP through.'],
  [
    3,
    4,
    'the packet is too large for the way to the carrier. Send fewer headers or codecs, or use TCP.',
  ],
])('ICMP %d/%d tells why nothing answers', (type, code, why) => {
  const reported = { tone: 'bad', text: `${nothing} By ICMP, 192.0.2.99 reported that ${why}` };
  expect(told(once, icmp(1, out, [type, code]))).toEqual(reported);
  expect(told(often, icmp(1, out, [type, code]))).toEqual(reported);
});

test('it tells nothing of a request that was answered, of another packet, or of another time', () => {
  const rings = [...once, say(20, back, '180', { to: 't' })];
  expect(told(rings, icmp(1, out, [3, 3]))).toEqual(heard(rings));
  const answer = icmp(1, back, [3, 3]);
  expect(told(once, answer)).toEqual(heard(once));
  expect(told(once, icmp(90_000, out, [3, 3]))).toEqual(heard(once));
  expect(told(once, icmp(1, out, [11, 0]))).toEqual(heard(once));
});

test('it tells why a leg of the platform came to nothing', () => {
  const sent = [
    say(0, between('phone', 'platform'), 'INVITE'),
    say(20, out, 'INVITE', { id: 'two', branch: 'l', from: 'g' }),
    say(100, between('platform', 'phone'), '503', { to: 'y' }),
  ];
  expect(told(sent, icmp(22, out, [3, 3]))).toEqual({
    tone: 'bad',
    text: `${nothing} By ICMP, 192.0.2.99 reported that nothing listens on UDP port 5060 of the carrier. Check the port, and that SIP runs there. The platform answered the caller with 503.`,
  });
});

test('it tells why a BYE and an ACK came to nothing', () => {
  const call = [
    ...once,
    say(1000, back, '200', { to: 't' }),
    say(1010, out, 'ACK', { branch: 'k', to: 't' }),
  ];
  const bye = say(50_000, out, 'BYE', { seq: 2, branch: 'b', to: 't' });
  const { tone, text } = told([...call, bye], icmp(50_001, out, [3, 1]));
  expect([tone, text]).toEqual([
    'plain',
    expect.stringMatching(/49\.00 s later\. By ICMP, .* out of reach/),
  ]);
  const copies = Array.from({ length: 9 }, (_, n) =>
    say(2000 + n * 4000, back, '200', { to: 't' }),
  );
  expect(told([...call, ...copies], icmp(1011, out, [3, 3])).text).toMatch(
    /the ACK did not arrive\. .* By ICMP, 192\.0\.2\.99 reported that nothing listens/,
  );
});
