import { addresses } from '../../addresses.ts';
import {
  type OwnRegistration,
  ownRegistration,
} from '../../platform/resources/registration/registration.ts';
import { homeOf } from '../../session/home.ts';
import type { SessionUser } from '../../session/user.ts';

/** The next step of an unfinished registration; null for a complete one. */
export function registrationLeftAt({
  user,
  account,
}: {
  user: OwnRegistration['user'];
  account: Pick<OwnRegistration['account'], 'is_active' | 'sip_realm'>;
}): string | null {
  if (!account.is_active && !user.email_validated) return addresses.register.verifyEmail;
  return account.sip_realm === '' ? addresses.register.subdomain : null;
}

/** Hosted platform: where to go after log-in. */
export async function hostedHomeOf(user: SessionUser): Promise<string> {
  // Providers and admins have no account to load.
  if (user.scope !== 'account') return homeOf(user);
  try {
    return registrationLeftAt(await ownRegistration()) ?? homeOf(user);
  } catch {
    // The screens report the error themselves.
    return homeOf(user);
  }
}
