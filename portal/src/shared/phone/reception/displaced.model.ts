import type { Cause } from '../doctor/causes.ts';
import { causeOf } from '../doctor/causes.ts';

/** A registration as the platform lists it; undefined if the list couldn't be loaded. */
type Registered = { registered_status: string; protocol: string | null } | undefined;

/** Says whose registration this phone replaces: the platform keeps one contact per client. */
export function displacedBy(username: string, registered: Registered): string {
  if (registered === undefined) {
    return `A device that is registered as ${username} gets no calls while this is on.`;
  }
  if (registered.registered_status !== 'active') {
    return `No device is registered as ${username} now. While this is on, its calls ring here.`;
  }
  const over = registered.protocol ? ` over ${registered.protocol.toUpperCase()}` : '';
  return `A device is registered as ${username}${over}. This phone takes its place: the device doesn’t ring until it registers again.`;
}

type Refusal = { status: number | null; reason: string };

/** Explains why a registration was refused, including the response itself. */
export function refusalOf({ status, reason }: Refusal, hasHook: boolean): Cause {
  if (status === null || status === 408) {
    return { says: 'The platform didn’t answer the registration.' };
  }
  const answer = ` (${[status, reason].filter(Boolean).join(' ')})`;
  const said = (says: string, isFinal = false) => ({ says: says + answer, isFinal });
  if (/realm/i.test(reason))
    return said('The platform knows no account with this SIP realm.', true);
  if (/max devices/i.test(reason)) {
    return said('As many devices are registered as the account may have.');
  }
  const cause = causeOf(
    { by: 'them', status, reason, limit: null },
    { hasHook, isTestClient: false, right: 'user', ownCarriers: [], isAddressKnown: false },
  );
  // The generic sentence names the response already.
  return cause.says.includes(String(status)) ? cause : { ...cause, says: cause.says + answer };
}
