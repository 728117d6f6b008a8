import { logout } from '../platform/sign-in.ts';
import { endSession, getSession } from './session.ts';

/**
 * Ends the session on the server and in this browser. Whatever the server answers, and if it does
 * not answer at all, the browser forgets the session.
 */
export async function signOut(): Promise<void> {
  const token = getSession()?.token;
  if (token) await logout(token).catch(() => undefined);
  endSession();
}
