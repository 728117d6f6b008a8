import type { Frame } from './capture-files.fixtures.ts';
import { encode, type Hop, ip, type Link, links, udp } from './network/packets.fixtures.ts';
import type { Endpoint } from './sip-capture.types.ts';

/*
 * Calls made by hand, for tests and stories.
 */

export const carrier: Endpoint = { ip: '203.0.113.10', port: 5060 };
export const platform: Endpoint = { ip: '172.31.4.20', port: 5060 };
export const inward: Hop = { from: carrier, to: platform };
export const outward: Hop = { from: platform, to: carrier };

const sdp = (ip: string, port: number) =>
  [
    'v=0',
    `o=- 1 1 IN IP4 ${ip}`,
    's=-',
    `c=IN IP4 ${ip}`,
    't=0 0',
    `m=audio ${port} RTP/AVP 0 8 101`,
    'a=rtpmap:101 telephone-event/8000',
    'a=sendrecv',
    '',
  ].join('\r\n');

type Line = {
  first: string;
  cseq: string;
  toTag?: string;
  body?: string;
  branch?: string;
  fromTag?: string;
  callId?: string;
  /** Branches of earlier hops, latest first. */
  over?: readonly string[];
  headers?: readonly string[];
};

const via = (branch: string) => `Via: SIP/2.0/UDP 203.0.113.10:5060;branch=${branch}`;

export function sip({
  first,
  cseq,
  toTag = '',
  body = '',
  branch = 'z9hG4bK1',
  fromTag = 'from1',
  callId = 'f25f55b0d34e5cb2@203.0.113.10',
  over = [],
  headers = [],
}: Line): string {
  return [
    first,
    ...[branch, ...over].map(via),
    `From: <sip:15085551000@203.0.113.10>;tag=${fromTag}`,
    `To: <sip:12125557204@172.31.4.20>${toTag && `;tag=${toTag}`}`,
    `Call-ID: ${callId}`,
    `CSeq: ${cseq}`,
    ...headers,
    ...(body === '' ? [] : ['Content-Type: application/sdp']),
    `Content-Length: ${encode(body).length}`,
    '',
    body,
  ].join('\r\n');
}

const uri = 'sip:12125557204@172.31.4.20';
const invite = sip({
  first: `INVITE ${uri} SIP/2.0`,
  cseq: '7 INVITE',
  body: sdp('203.0.113.10', 24_000),
});
const answer = (status: string, cseq = '7 INVITE', body = '') =>
  sip({ first: `SIP/2.0 ${status}`, cseq, toTag: 'to1', body });

/** 20 November 2026, 09:56:48.401 UTC. */
export const begin = 1_795_168_608_401;

export type Sent = { after: number; hop: Hop; text: string };
/** Messages of some calls, by what happens in them. */
export const talks = {
  answered: [
    { after: 0, hop: inward, text: invite },
    { after: 18, hop: outward, text: answer('100 Trying') },
    { after: 320, hop: outward, text: answer('180 Ringing') },
    { after: 3000, hop: outward, text: answer('200 OK', '7 INVITE', sdp('172.31.4.20', 40_000)) },
    { after: 3500, hop: outward, text: answer('200 OK', '7 INVITE', sdp('172.31.4.20', 40_000)) },
    {
      after: 3524,
      hop: inward,
      text: sip({ first: `ACK ${uri} SIP/2.0`, cseq: '7 ACK', toTag: 'to1', branch: 'z9hG4bK2' }),
    },
    {
      after: 67_000,
      hop: inward,
      text: sip({ first: `BYE ${uri} SIP/2.0`, cseq: '8 BYE', toTag: 'to1', branch: 'z9hG4bK3' }),
    },
    {
      after: 67_012,
      hop: outward,
      text: sip({ first: 'SIP/2.0 200 OK', cseq: '8 BYE', toTag: 'to1', branch: 'z9hG4bK3' }),
    },
  ],
  rejected: [
    { after: 0, hop: outward, text: invite },
    { after: 20, hop: inward, text: answer('100 Trying') },
    { after: 120, hop: inward, text: answer('403 Forbidden') },
    {
      after: 130,
      hop: outward,
      text: sip({ first: `ACK ${uri} SIP/2.0`, cseq: '7 ACK', toTag: 'to1' }),
    },
  ],
  silent: [0, 500, 1500, 3500].map((after) => ({ after, hop: outward, text: invite })),
  cancelled: [
    { after: 0, hop: inward, text: invite },
    { after: 200, hop: outward, text: answer('180 Ringing') },
    { after: 12_000, hop: inward, text: sip({ first: `CANCEL ${uri} SIP/2.0`, cseq: '7 CANCEL' }) },
    { after: 12_010, hop: outward, text: answer('200 OK', '7 CANCEL') },
    { after: 12_020, hop: outward, text: answer('487 Request Terminated') },
    {
      after: 12_040,
      hop: inward,
      text: sip({ first: `ACK ${uri} SIP/2.0`, cseq: '7 ACK', toTag: 'to1' }),
    },
  ],
} satisfies Record<string, Sent[]>;

export const frames = (sent: readonly Sent[], link: Link = links.ethernet): Frame[] =>
  sent.map(({ after, hop, text }) => ({
    at: begin + after,
    bytes: link.wrap(ip(hop, 17, udp(hop, encode(text)))),
  }));
