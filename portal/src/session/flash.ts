import { signedOutMessage } from './session.ts';
import { sessionKeys, tab } from './storage.ts';

export type Flash = { tone: 'success' | 'danger'; message: string };

/** How long a message stays, in ms. */
export const flashTime = 5000;

export function setFlash(message: string): void {
  tab.set(sessionKeys.flashMessage, message);
}

/** The pending message, once: a reload does not repeat it. */
export function takeFlash(): Flash | null {
  const message = tab.get(sessionKeys.flashMessage);
  if (!message) return null;
  tab.remove(sessionKeys.flashMessage);
  return { tone: message === signedOutMessage ? 'success' : 'danger', message };
}
