import type { Endpoint } from '../evidence/packets.ts';
import { parseAddress, parseUri } from './address.ts';
import { type Connection, newTag } from './connection.ts';
import { answerTo, headerOf, headersOf, type SipRequest } from './message.ts';
import type { Phone } from './phone.ts';
import { admitRegistration } from './rules/admission.ts';
import { because, type Refusal } from './rules/refusal.ts';

/** Behind NAT a client must renew often, whatever it requests. In seconds. */
const longest = 60;

type Wanted = { contact: string; expires: number };

/** Contact of a REGISTER and its lifetime; undefined without a contact, or for `*`. */
function wantedOf(request: SipRequest): Wanted | undefined {
  const [first] = headersOf(request, 'Contact');
  const address =
    first === undefined ? undefined : parseAddress(first.split(/,(?![^<]*>)/, 1)[0] ?? '');
  if (!address) return undefined;
  const seconds = Number(address.params.get('expires') ?? headerOf(request, 'Expires') ?? longest);
  return {
    contact: address.uri,
    expires: Number.isInteger(seconds) && seconds >= 0 ? Math.min(seconds, longest) : longest,
  };
}

/** Registers a client of an account. Each address has one contact; a later one replaces it. */
export function register(
  phone: Phone,
  connection: Connection,
  request: SipRequest,
  source: Endpoint,
  refuse: (refusal: Refusal) => void,
): void {
  const { live, bindings, now } = phone;
  const { user = '', host = '' } =
    parseUri(parseAddress(headerOf(request, 'To') ?? '')?.uri ?? '') ?? {};
  const address = `${user}@${host}`;
  const wanted = wantedOf(request);
  const known = bindings.get(address);
  const time = now().getTime();
  const isRenewal =
    wanted !== undefined &&
    known?.connection === connection &&
    known.contact === wanted.contact &&
    (live.registrations.get(address)?.expiryTime ?? 0) > time;
  if (!isRenewal) {
    const admission = admitRegistration(phone, request, source);
    if ('refused' in admission) {
      refuse(admission.refused);
      return;
    }
    const { account, username } = admission.admitted;
    // A client can't register under another's address.
    if (address.toLowerCase() !== `${username}@${account.sip_realm}`.toLowerCase()) {
      refuse(because(403, 'Invalid credentials'));
      return;
    }
  }
  // Without a contact, or with `*`, removes the registration.
  const expires = wanted?.expires ?? 0;
  if (wanted && expires > 0) {
    bindings.set(address, { connection, contact: wanted.contact });
    live.registrations.set(address, {
      contact: wanted.contact,
      protocol: 'wss',
      expiryTime: time + expires * 1000,
      proxy: `sip:${source.ip}:${source.port}`,
    });
  } else {
    bindings.delete(address);
    live.registrations.delete(address);
  }
  const contacts = wanted && expires > 0 ? [`<${wanted.contact}>;expires=${expires}`] : [];
  connection.send(
    answerTo(request, 200, {
      toTag: newTag(),
      headers: [
        ...contacts.map((contact) => ['Contact', contact] as const),
        ['Expires', String(expires)],
      ],
    }),
  );
}
