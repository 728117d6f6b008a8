import { frames, type Sent, sip } from '../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../engines/sip-capture/capture-files.fixtures.ts';
import type { Hop } from '../../../engines/sip-capture/network/packets.fixtures.ts';
import type { Endpoint } from '../../../engines/sip-capture/sip-capture.types.ts';
import { type OutcomeOptions, outcomeOf } from './outcome.model.ts';

/*
 * Talks between a phone, a proxy or platform, and two carriers, one line a message.
 */

const at = (ip: string, port = 5060): Endpoint => ({ ip, port });
const hosts = {
  phone: at('192.0.2.1'),
  platform: at('192.0.2.2'),
  carrier: at('192.0.2.3'),
  backup: at('192.0.2.4'),
};
export const names = {
  '192.0.2.1': 'Phone',
  '192.0.2.2': 'Platform',
  '192.0.2.3': 'Carrier',
  '192.0.2.4': 'Backup',
};
type Host = keyof typeof hosts;

export type Said = {
  seq?: number;
  /** Method that a response belongs to. */
  method?: string;
  branch?: string;
  over?: readonly string[];
  from?: string;
  to?: string;
  id?: string;
  headers?: readonly string[];
};

/** @param what a method, or the status of a response: '180', '200' */
export function say(
  after: number,
  [from, to]: readonly [Endpoint, Endpoint],
  what: string,
  {
    seq = 1,
    method = 'INVITE',
    branch = 'a',
    over = [],
    from: fromTag = 'f',
    to: toTag = '',
    id = 'one',
    headers = [],
  }: Said = {},
): Sent {
  const isAnswer = /^\d/.test(what);
  const hop: Hop = { from, to };
  return {
    after,
    hop,
    text: sip({
      first: isAnswer ? `SIP/2.0 ${what} X` : `${what} sip:1@192.0.2.3 SIP/2.0`,
      cseq: `${seq} ${isAnswer ? method : what}`,
      branch: `z9hG4bK${branch}`,
      over: over.map((one) => `z9hG4bK${one}`),
      fromTag,
      toTag,
      callId: id,
      headers,
    }),
  };
}

export const between = (from: Host, to: Host): readonly [Endpoint, Endpoint] => [
  hosts[from],
  hosts[to],
];

/** Gives a message a session description. @param media its lines */
export const sdp = (...media: string[]) => {
  const body = ['v=0', 's=-', 'c=IN IP4 192.0.2.3', 't=0 0', ...media, ''].join('\r\n');
  const replaced = (one: Sent): Sent => ({
    ...one,
    text: one.text.replace(
      /Content-Length: 0\r\n\r\n$/,
      `Content-Type: application/sdp\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    ),
  });
  return replaced;
};

export const heard = (sent: readonly Sent[], options?: OutcomeOptions) =>
  outcomeOf(readCapture(pcap(frames(sent))).messages, names, options);

/** Outcomes of a capture that kept only the first bytes of each packet, from none to all of a SIP message. */
export const heardCut = (sent: readonly Sent[]) => {
  const whole = frames(sent);
  const longest = Math.max(...whole.map(({ bytes }) => bytes.length));
  return Array.from({ length: longest - 60 }, (_, index) => {
    const cut = whole.map((one) => ({ ...one, cut: Math.max(0, one.bytes.length - 61 - index) }));
    return outcomeOf(readCapture(pcap(cut)).messages, names).text;
  });
};

/** The platform's own leg is refused, and the caller gets another status. */
export const refusedBehind: readonly Sent[] = [
  say(0, between('phone', 'platform'), 'INVITE'),
  say(20, between('platform', 'carrier'), 'INVITE', { id: 'two', branch: 'l', from: 'g' }),
  say(80, between('carrier', 'platform'), '503', { id: 'two', branch: 'l', from: 'g', to: 'x' }),
  say(100, between('platform', 'phone'), '480', { to: 'y' }),
];
