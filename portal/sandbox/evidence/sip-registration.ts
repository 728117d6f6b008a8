import type { CallRow } from '../store/calls.ts';
import type { Datagram } from './packets.ts';
import { hexFrom, randomFrom } from './random.ts';
import { type Dialog, type Request, requestText, responseText } from './sip-message.ts';

const SIP_PORT = 5060;
const EXPIRES = 3600;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The proof of RFC 7616 with the hash of RFC 8760; MD5 is not to be had from Web Crypto. */
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

/** How the far end of a call registered shortly before it: challenged once, then accepted. */
export async function registrationMessages(call: CallRow): Promise<Datagram[]> {
  const random = randomFrom(call.script_seed ^ 0x4e61);
  const user = call.direction === 'inbound' ? call.from_party : call.to_party;
  const client = { ip: call.remote_host, port: SIP_PORT };
  const registrar = { ip: call.host, port: SIP_PORT };
  const uri = `sip:${user}@${registrar.ip}`;
  const dialog: Dialog = {
    callId: call.sip_callid,
    caller: client,
    callee: registrar,
    fromUri: uri,
    toUri: uri,
    fromTag: hexFrom(random, 10),
    toTag: hexFrom(random, 10),
  };
  const contact = `Contact: <sip:${user}@${client.ip}:${SIP_PORT}>;expires=${EXPIRES}`;
  const domain = `sip:${registrar.ip}`;
  const { challenge, credentials } = await authorization(user, registrar.ip, domain, random);
  const branch = () => `z9hG4bK${hexFrom(random, 16)}`;
  const first: Request = {
    method: 'REGISTER',
    branch: branch(),
    cseq: 1,
    more: [contact, `Expires: ${EXPIRES}`],
  };
  const second: Request = {
    method: 'REGISTER',
    branch: branch(),
    cseq: 2,
    more: [contact, `Expires: ${EXPIRES}`, `Authorization: ${credentials}`],
  };
  const begin = call.attempted_at - 2000;
  const out = { from: client, to: registrar };
  const back = { from: registrar, to: client };
  const refusal = responseText(dialog, first, 401, { more: [`WWW-Authenticate: ${challenge}`] });
  return [
    { time: begin, ...out, text: requestText(dialog, first) },
    { time: begin + 14, ...back, text: refusal },
    { time: begin + 32, ...out, text: requestText(dialog, second) },
    { time: begin + 55, ...back, text: responseText(dialog, second, 200, { more: [contact] }) },
  ];
}
