import { expect, test } from 'vitest';
import { begin, frames } from '../../../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../../../engines/sip-capture/capture.ts';
import { type Frame, pcap } from '../../../../../engines/sip-capture/capture-files.fixtures.ts';
import {
  bytesOf,
  type Hop,
  ip,
  links,
  tcp,
  udp,
} from '../../../../../engines/sip-capture/network/packets.fixtures.ts';
import { tellsOfMissing } from '../../../../../engines/sip-capture/notes.ts';
import { names, say } from '../../dialogs.fixtures.ts';
import { outcomeOf } from '../../outcome.model.ts';

const [SYN, RST, ACK, RST_ACK, SYN_ACK] = [0x02, 0x04, 0x10, 0x14, 0x12];
const platform = (port = 49_152) => ({ ip: '192.0.2.2', port });
const carrier = (port = 5060) => ({ ip: '192.0.2.3', port });

const over = (
  after: number,
  hop: Hop,
  flags: number,
  payload: Uint8Array = new Uint8Array(),
): Frame => ({
  at: begin + after,
  bytes: links.ethernet.wrap(ip(hop, 6, tcp(hop, 1000 + (flags === SYN ? 0 : 1), payload, flags))),
});
const there = (after: number, flags: number, payload?: Uint8Array, port?: number, from?: number) =>
  over(after, { from: platform(from), to: carrier(port) }, flags, payload);
const back = (after: number, flags: number, payload?: Uint8Array, port?: number, from?: number) =>
  over(after, { from: carrier(port), to: platform(from) }, flags, payload);

function told(...sent: Frame[]) {
  const { messages, unreachable, connections, notes } = readCapture(pcap(sent));
  const isPartial = tellsOfMissing(notes);
  return outcomeOf(messages, names, { isPartial, unreachable, connections });
}
const none = 'There is no SIP in this capture.';
const unread = "No SIP can be read in this capture; parts of it can't be read at all.";
const way = 'The TCP connection from the platform to the carrier, port 5060,';

test('a connection that is refused', () => {
  const advice =
    'Check the port, that SIP runs there over TCP, and that a firewall lets it through.';
  expect(told(there(0, SYN), back(1, RST_ACK))).toEqual({
    tone: 'bad',
    text: `${none} ${way} was refused. ${advice}`,
  });
  const again = [
    there(2000, SYN, undefined, 5060, 49_153),
    back(2001, RST, undefined, 5060, 49_153),
  ];
  expect(told(there(0, SYN), back(1, RST_ACK), ...again).text).toBe(
    `${none} ${way} was refused, 2 times in 2.00 s. ${advice}`,
  );
});

test('a connection that nothing answers', () => {
  const often = [0, 1000, 3000, 7000].map((after) => there(after, SYN));
  const text = `${none} ${way} had no answer, 4 times in 7.00 s. Check the address and port, and that a firewall lets SIP over TCP through.`;
  expect(told(...often)).toEqual({ tone: 'bad', text });
  // Captured on two interfaces.
  expect(told(...often.flatMap((one) => [one, { ...one, at: one.at + 1 }]))).toEqual({
    tone: 'bad',
    text,
  });
});

test('ICMP tells why a connection comes to nothing', () => {
  const hop: Hop = { from: platform(), to: carrier() };
  const quoted = ip(hop, 6, tcp(hop, 1000, new Uint8Array(), SYN)).subarray(0, 28);
  const home: Hop = { from: { ip: '192.0.2.99', port: 0 }, to: platform() };
  const icmp = (code: number): Frame => ({
    at: begin + 3,
    bytes: links.ethernet.wrap(ip(home, 1, bytesOf([3, code, 0, 0, 0, 0, 0, 0], quoted))),
  });
  expect(told(there(0, SYN), icmp(3)).text).toMatch(
    /had no answer\. .* By ICMP, 192\.0\.2\.99 reported that packets to the carrier, port 5060, are not allowed/,
  );
  expect(told(there(0, SYN), icmp(1)).text).toMatch(/By ICMP, .* the carrier is out of reach/);
});

const hello = bytesOf([0x16, 3, 1, 0, 40], Array(40).fill(7));
const alert = (code: number, level = 2) => bytesOf([0x15, 3, 3, 0, 2, level, code]);
const opened = [there(0, SYN, undefined, 5061), back(1, SYN_ACK, undefined, 5061)];

test.each([
  ['the server', back(30, ACK, alert(40), 5061), 'the carrier found no version, cipher or cert'],
  ['the client', there(30, ACK, alert(48), 5061), 'the platform does not know who issued the oth'],
  [
    'either, with another',
    back(30, ACK, alert(10), 5061),
    'the carrier ended it with TLS alert 10.',
  ],
])('a handshake of TLS that fails by an alert of %s', (_, frame, why) => {
  const { tone, text } = told(...opened, there(2, ACK, hello, 5061), frame);
  expect(tone).toBe('bad');
  expect(text).toContain(
    `${unread} The TLS handshake from the platform to the carrier, port 5061, failed: ${why}`,
  );
});

test('what is encrypted, also from its middle on, is named', () => {
  const data = bytesOf([0x17, 3, 3, 0, 40], Array(40).fill(7));
  const words = {
    tone: 'plain',
    text: `${unread} What the platform and the carrier exchange on port 5061 is encrypted (TLS): SIP in it can't be read. Capture it where it is not encrypted, or look at the log of one of the two.`,
  };
  expect(told(...opened, there(2, ACK, hello, 5061))).toEqual(words);
  expect(told(back(2, ACK, data, 5061))).toEqual(words);
  expect(told(back(2, ACK, data, 5061), there(9, ACK, alert(112, 1), 5061))).toEqual(words);
});

test.each<[string, Frame[]]>([
  ['one SYN, and the capture may have ended before its answer', [there(0, SYN)]],
  ['a connection that opens, and closes', [there(0, SYN), back(1, SYN_ACK), back(9, RST)]],
  ['one that opens in the end', [there(0, SYN), there(1000, SYN), back(1001, SYN_ACK)]],
  ['only its own side is captured', [there(0, SYN), there(1000, SYN), there(1020, ACK)]],
  ['no port of SIP', [there(0, SYN, undefined, 443), back(1, RST_ACK, undefined, 443)]],
  [
    'a later one opened',
    [
      there(0, SYN),
      back(1, RST_ACK),
      there(2000, SYN, undefined, 5060, 49_153),
      back(2001, SYN_ACK, undefined, 5060, 49_153),
    ],
  ],
])('nothing is said: %s', (_, sent) => {
  expect(told(...sent)).toEqual({ tone: 'plain', text: none });
});

test('nothing is said where the capture has SIP', () => {
  const invite = say(0, [platform(5060), carrier()], 'INVITE');
  expect(told(there(0, SYN), back(1, RST_ACK), ...frames([invite])).text).toBe(
    'No answer to the INVITE is in this capture. It only has what the platform sent.',
  );
});

test('over UDP there are no connections', () => {
  const hop: Hop = { from: platform(), to: carrier() };
  const bytes = links.ethernet.wrap(ip(hop, 17, udp(hop, new Uint8Array(20))));
  expect(readCapture(pcap([{ at: begin, bytes }]))).toEqual({
    messages: [],
    packets: 1,
    notes: [],
  });
});
