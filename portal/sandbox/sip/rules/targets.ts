import type { Services } from '../../http/env.ts';
import { registeredDevices } from '../../live/registered.ts';
import type { Admitted } from './admission.ts';
import { because, type Refusal } from './refusal.ts';

type Parts = Pick<Services, 'store' | 'live' | 'now'>;

/** The client that calls or is transferred: its account and its rights there. */
export type Caller = Pick<Admitted, 'account' | 'rights'>;

export type Target =
  | { kind: 'application'; sid: string }
  | { kind: 'queue'; name: string }
  | { kind: 'conference'; name: string }
  /** user@realm */
  | { kind: 'user'; address: string };

const forms = /^(app|queue|conference)-(.+)$/s;

/** Target of a client's call by the user part of its URI, in the platform's order. */
export function targetOf(
  parts: Parts,
  { account, rights }: Caller,
  user: string,
): { target: Target } | { refused: Refusal } {
  const [, form, rest = ''] = forms.exec(user) ?? [];
  const application = (sid: string | null) => {
    const found = sid === null ? undefined : parts.store.applications.get(sid);
    return found
      ? { target: { kind: 'application', sid: found.application_sid } as const }
      : { refused: because(480, 'no configured application') };
  };
  // The owner isn't checked: an application of any account can be called.
  if (form === 'app' && rights.app) return application(rest.toLowerCase());
  if (form === 'queue' && rights.queue) return { target: { kind: 'queue', name: rest } };
  // Needs the right to call applications, as on the platform.
  if (form === 'conference' && rights.app) return { target: { kind: 'conference', name: rest } };
  const address = `${user}@${account.sip_realm}`;
  if (rights.user && registeredDevices(parts, account).has(address))
    return { target: { kind: 'user', address } };
  return application(account.device_calling_application_sid);
}
