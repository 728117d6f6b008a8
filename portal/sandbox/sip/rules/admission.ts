import { isAtGateway } from '@trunkline/ui/engines/gateway-address';
import type { Endpoint } from '../../evidence/packets.ts';
import type { Services } from '../../http/env.ts';
import type { AccountRow } from '../../resources/accounts/store.ts';
import type { ClientRow } from '../../resources/clients/store.ts';
import { parseUri } from '../address.ts';
import { isRight, type Nonces, parseCredentials } from '../digest.ts';
import { headerOf, type SipRequest } from '../message.ts';
import { callLimit, deviceLimit } from './limits.ts';
import { because, type Refusal } from './refusal.ts';
import { answerOfHook } from './registration-hook.ts';

type Parts = Pick<Services, 'store' | 'live' | 'hosted' | 'now'> & { nonces: Nonces };

/** Targets that a client may call directly. */
export type Rights = { app: boolean; queue: boolean; user: boolean };

export type Admitted = {
  account: AccountRow & { sip_realm: string };
  username: string;
  rights: Rights;
};

export type Admission = { admitted: Admitted } | { refused: Refusal };

const inactive = because(503, 'Account exists but is inactive');

/** A user of the registration hook has no client record, but every right. */
export const rightsOf = (client: ClientRow | undefined): Rights =>
  client
    ? {
        app: client.allow_direct_app_calling === 1,
        queue: client.allow_direct_queue_calling === 1,
        user: client.allow_direct_user_calling === 1,
      }
    : { app: true, queue: true, user: true };

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Whether an address is an inbound gateway of the account or of a carrier shared by all accounts. */
function isCarrier({ store }: Parts, account: AccountRow, ip: string): boolean {
  const { account_sid, service_provider_sid } = account;
  return store.carriers
    .list({ accountSid: account_sid, unboundOf: service_provider_sid })
    .filter(({ is_active }) => is_active === 1)
    .flatMap(({ voip_carrier_sid }) => store.sipGateways.ofCarrier(voip_carrier_sid))
    .some(
      ({ inbound, ipv4: address, netmask }) =>
        inbound === 1 && isAtGateway({ address: String(address), netmask: Number(netmask) }, ip),
    );
}

/** Account whose realm a request names. */
function accountOf({ store }: Parts, host: string): Admitted['account'] | undefined {
  const account = store.accounts.bySipRealm(host);
  return account?.sip_realm ? { ...account, sip_realm: account.sip_realm } : undefined;
}

/** Authenticates a request. The account's hook, if any, decides alone: its clients aren't checked. */
function authenticate(
  { store, nonces }: Parts,
  request: SipRequest,
  account: Admitted['account'],
  source: Endpoint,
): Admission {
  // A registrar challenges as itself, a border controller as a proxy.
  const isRegister = request.method === 'REGISTER';
  const [status, ask, answer] = isRegister
    ? ([401, 'WWW-Authenticate', 'Authorization'] as const)
    : ([407, 'Proxy-Authenticate', 'Proxy-Authorization'] as const);
  const challenge = (isStale: boolean): Admission => ({
    refused: { status, headers: [[ask, nonces.challenge(account.sip_realm, isStale)]] },
  });
  const credentials = parseCredentials(headerOf(request, answer));
  if (!credentials) return challenge(false);
  if (!nonces.use(credentials.nonce)) return challenge(true);
  const { username } = credentials;
  const { registration_hook_sid: hookSid } = account;
  const hook = hookSid === null ? undefined : store.webhooks.get(hookSid);
  if (hook) {
    const refused = answerOfHook(hook.url, credentials, request.method, source);
    return refused ? { refused } : { admitted: { account, username, rights: rightsOf(undefined) } };
  }
  const client = store.clients.byName(account.account_sid, username);
  const isLetIn =
    client?.is_active === 1 &&
    credentials.realm === account.sip_realm &&
    isRight(credentials, request.method, client.password ?? '');
  if (!isLetIn) return { refused: because(403, 'Invalid credentials') };
  return { admitted: { account, username, rights: rightsOf(client) } };
}

/** Admits a call in the platform's order: account, carrier, limits, then the challenge. */
export function admitCall(parts: Parts, request: SipRequest, source: Endpoint): Admission {
  const account = accountOf(parts, parseUri(request.uri)?.host ?? '');
  if (!account) return { refused: { status: 404 } };
  if (isCarrier(parts, account, source.ip)) {
    return { refused: { status: 404, reason: 'Number Not Provisioned' } };
  }
  if (account['is_active'] !== 1) return { refused: inactive };
  const full = callLimit(parts, account);
  if (full) return { refused: full };
  return authenticate(parts, request, account, source);
}

/** Admits a registration: realm, account, devices, then the challenge. */
export function admitRegistration(parts: Parts, request: SipRequest, source: Endpoint): Admission {
  const host = parseUri(request.uri)?.host ?? '';
  const account = ipv4.test(host) ? undefined : accountOf(parts, host);
  if (!account) return { refused: because(403, 'Unknown or invalid realm') };
  if (account['is_active'] !== 1) return { refused: inactive };
  const full = deviceLimit(parts, account, parts.now().getTime());
  if (full) return { refused: full };
  return authenticate(parts, request, account, source);
}
