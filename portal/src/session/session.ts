import { navigate } from 'wouter/use-browser-location';
import { addresses } from '../addresses.ts';
import {
  clearStorage,
  forgetDatabase,
  local,
  localKeys,
  sessionKeys,
  tab,
} from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';
import { type Flash, setFlash } from '../notices/flash.ts';
import { toast } from '../notices/toasts.ts';
import { messages } from '../platform/client/calls/errors.ts';
import { forgetInterrupted, keepInterrupted, readInterrupted } from './drafts.ts';
import { activeProvider } from './provider-choice.ts';
import { type SessionUser, userFromToken } from './user.ts';

type Session = {
  token: string;
  user: SessionUser;
  /** The user must choose a new password first. */
  mustChangePassword: boolean;
};

function readStored(): Session | null {
  const pending = tab.get(sessionKeys.pendingToken);
  const token = pending ?? local.get(localKeys.token);
  const user = userFromToken(token);
  return token && user ? { token, user, mustChangePassword: pending !== null } : null;
}

const session = createStore<Session | null>(readStored());
/** The server didn't respond. The session is kept, and the log-in page offers to try again. */
const unreachable = createStore(false);
/** Kept between log-in and new password, in memory only: a reload loses it. */
let temporaryPassword: string | null = null;

export const useSession = session.use;
export const getSession = session.get;
export const useIsUnreachable = unreachable.use;
export const getTemporaryPassword = () => temporaryPassword;

/** For internal screens, which need a session. */
export function useUser(): SessionUser {
  const current = session.use();
  if (!current) throw new Error('useUser outside a guarded route');
  return current.user;
}

export const mustLogIn = 'You must log in to view that page';

/** Follows a sign-in or sign-out in another tab. */
window.addEventListener('storage', (event) => {
  if (event.key !== null && event.key !== localKeys.token) return;
  const before = session.get();
  const next = readStored();
  // The screen closes without the leave question, so unsaved work is kept for its owner.
  const isReplaced = before && before.user.userSid !== next?.user.userSid;
  if (isReplaced) keepInterrupted(before.user.userSid, activeProvider.get());
  if (before && !next) {
    setFlash(mustLogIn);
    session.set(null);
    navigate(addresses.logIn);
    return;
  }
  // After a sign-out: the session that took over may hand it back.
  if (!before && next && readInterrupted()?.userSid !== next.user.userSid) forgetInterrupted();
  session.set(next);
  if (isReplaced && next) toast.info(`Now logged in as ${next.user.name}, as in your other tab.`);
});

/** The next user of this browser finds no draft and no import of the one before. */
function forgetOthers(userSid: string): void {
  if (readInterrupted()?.userSid !== userSid) forgetInterrupted();
  // Without a storage nothing was kept.
  import('../browser/database.ts')
    .then(({ claimDatabase }) => claimDatabase(userSid))
    .catch(() => undefined);
}

/**
 * Starts a session. Returns false when the token cannot be read.
 * @param temporary the password just used, when it must be changed
 */
export function startSession(token: string, temporary: string | null = null): boolean {
  const user = userFromToken(token);
  if (!user) return false;
  temporaryPassword = temporary;
  forgetOthers(user.userSid);
  if (temporary === null) {
    local.set(localKeys.token, token);
  } else {
    tab.set(sessionKeys.pendingToken, token);
    tab.set(sessionKeys.userSid, user.userSid);
  }
  unreachable.set(false);
  session.set({ token, user, mustChangePassword: temporary !== null });
  return true;
}

/** Turns the session into an ordinary one, once the new password is set. */
export function passwordChanged(): void {
  const current = session.get();
  if (!current) return;
  temporaryPassword = null;
  tab.clearExcept([]);
  local.set(localKeys.token, current.token);
  session.set({ ...current, mustChangePassword: false });
}

function drop({ message, tone }: Flash, kept: readonly string[] = []): void {
  clearStorage(kept);
  temporaryPassword = null;
  setFlash(message, tone);
  unreachable.set(false);
  session.set(null);
}

export const loggedOut = "You've successfully logged out.";

/**
 * Ends the session in this browser; `signOut` ends it on the server too.
 * @param message for the log-in page, if the user didn't sign out
 */
export function endSession(message: string = loggedOut, to: string = addresses.logIn): void {
  drop({ tone: 'success', message }, [localKeys.activeServiceProvider, localKeys.accountFilter]);
  forgetInterrupted();
  forgetDatabase();
  navigate(to);
}

/** Handles any 401. A late response to an older token doesn't end the session. */
export function sessionExpired(refusedToken: string | null): void {
  const current = session.get();
  if (!current || current.token !== refusedToken) return;
  keepInterrupted(current.user.userSid, activeProvider.get());
  const kept = tab.get(sessionKeys.interrupted);
  drop({ tone: 'danger', message: messages.sessionExpired });
  if (kept) tab.set(sessionKeys.interrupted, kept);
  navigate(addresses.logIn);
}

let isLeavingPage = false;
window.addEventListener('pagehide', () => {
  isLeavingPage = true;
});
window.addEventListener('pageshow', () => {
  isLeavingPage = false;
});

/**
 * Handles a server that doesn't respond: shows the log-in page with an offer to try again, and
 * keeps the session and unsaved work. See docs/decisions/0001-network-failure-keeps-the-session.md.
 */
export function serverUnreachable(): void {
  const current = session.get();
  // A reload cancels requests in flight; that doesn't mean the server is down.
  if (!current || isLeavingPage) return;
  keepInterrupted(current.user.userSid, activeProvider.get());
  unreachable.set(true);
  navigate(addresses.logIn);
}

/** The server answers again. */
export function serverReached(): void {
  unreachable.set(false);
}

/** The page to return to after an interruption, with its provider, if it was this user's. */
export function wayBack(userSid: string): string | null {
  const kept = readInterrupted();
  if (kept?.userSid !== userSid) return null;
  if (kept.serviceProviderSid) activeProvider.set(kept.serviceProviderSid);
  if (kept.values === null) forgetInterrupted();
  return kept.path;
}
