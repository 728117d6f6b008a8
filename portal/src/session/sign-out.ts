import { createStore } from '../browser/store.ts';
import { PlatformError } from '../platform/client/calls/errors.ts';
import { logout } from '../platform/resources/registration/sign-in.ts';
import { endSession, getSession } from './session.ts';

/** Token of a session that the platform failed to end. In memory only. */
const unended = createStore<string | null>(null);
export const useHasUnended = () => unended.use() !== null;

/** @returns whether the session is over on the platform */
async function endOnPlatform(token: string): Promise<boolean> {
  try {
    await logout(token);
    return true;
  } catch (error) {
    // It was over already.
    return error instanceof PlatformError && error.status === 401;
  }
}

/**
 * Ends the session on the platform and in this browser. The browser forgets it whatever the platform
 * answers: people walk away from a screen they have signed out of. Where the platform did not end
 * it, the log-in page says so and offers to try again.
 * @param to the page to go to, in place of the log-in page
 */
export async function signOut(to?: string): Promise<void> {
  const token = getSession()?.token ?? null;
  const isEnded = token === null || (await endOnPlatform(token));
  unended.set(isEnded ? null : token);
  if (isEnded) endSession(undefined, to);
  else endSession('');
}

/** @returns whether it has ended */
export async function tryEndingAgain(): Promise<boolean> {
  const token = unended.get();
  const isEnded = token === null || (await endOnPlatform(token));
  if (isEnded) unended.set(null);
  return isEnded;
}
