import type { Datagram } from './packets.ts';
import { hexFrom, randomFrom } from './random.ts';
import { type Dialog, type Request, requestText, responseText } from './sip-message.ts';

const sipPort = 5060;
const expires = 3600;

/** One attempt to register; the registrar may not respond. */
export type Registration = {
  callId: string;
  user: string;
  domain: string;
  /** Addresses of the two sides. */
  client: string;
  registrar: string;
  /** Epoch milliseconds. */
  begin: number;
  /** CSeq of the latest request. */
  cseq: number;
  /** Final status; 0 without a response. */
  status: number;
  seed: number;
};

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Digest credentials (RFC 7616) with SHA-256 (RFC 8760): Web Crypto has no MD5. */
async function authorization(user: string, realm: string, uri: string, random: () => number) {
  const nonce = hexFrom(random, 32);
  const cnonce = hexFrom(random, 16);
  const [first, second] = [`${user}:${realm}:registration`, `REGISTER:${uri}`];
  const proof = [await sha256(first), nonce, '00000001', cnonce, 'auth', await sha256(second)];
  const response = await sha256(proof.join(':'));
  const challenge = `Digest realm="${realm}", nonce="${nonce}", algorithm=SHA-256, qop="auth"`;
  const credentials =
    `Digest username="${user}", realm="${realm}", nonce="${nonce}", uri="${uri}", ` +
    `response="${response}", algorithm=SHA-256, qop=auth, nc=00000001, cnonce="${cnonce}"`;
  return { challenge, credentials };
}

/**
 * Messages of a registration: retransmitted without a response, refused at once, or challenged
 * first where the registrar wants a password.
 */
export async function registrationMessages(registration: Registration): Promise<Datagram[]> {
  const { callId, user, domain, begin, cseq, status, seed } = registration;
  const random = randomFrom(seed);
  const client = { ip: registration.client, port: sipPort };
  const registrar = { ip: registration.registrar, port: sipPort };
  const uri = `sip:${user}@${domain}`;
  const dialog: Dialog = {
    callId,
    caller: client,
    callee: registrar,
    fromUri: uri,
    toUri: uri,
    fromTag: hexFrom(random, 10),
    toTag: hexFrom(random, 10),
  };
  const contact = `Contact: <sip:${user}@${client.ip}:${sipPort}>;expires=${expires}`;
  const to = `sip:${registrar.ip}`;
  const { challenge, credentials } = await authorization(user, domain, to, random);
  const isChallenged = [200, 401, 403].includes(status);
  const branch = () => `z9hG4bK${hexFrom(random, 16)}`;
  const first: Request = {
    method: 'REGISTER',
    branch: branch(),
    cseq: isChallenged ? cseq - 1 : cseq,
    more: [contact, `Expires: ${expires}`],
  };
  const second: Request = {
    method: 'REGISTER',
    branch: branch(),
    cseq,
    more: [contact, `Expires: ${expires}`, `Authorization: ${credentials}`],
  };
  const out = { from: client, to: registrar };
  const back = { from: registrar, to: client };
  const ask = (request: Request, after: number): Datagram => ({
    time: begin + after,
    ...out,
    text: requestText(dialog, request),
  });
  const answer = (request: Request, code: number, after: number, more: string[] = []) => ({
    time: begin + after,
    ...back,
    text: responseText(dialog, request, code, { more }),
  });
  // A time-out isn't a response either: this side generates it (RFC 3261, 8.1.3.1).
  if (status === 0 || status === 408) return [0, 500, 1500, 3500].map((after) => ask(first, after));
  if (!isChallenged) return [ask(first, 0), answer(first, status, 14)];
  return [
    ask(first, 0),
    answer(first, 401, 14, [`WWW-Authenticate: ${challenge}`]),
    ask(second, 32),
    answer(second, status, 55, status === 200 ? [contact] : []),
  ];
}
