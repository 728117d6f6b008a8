import { sessionKeys, tab } from '../browser/storage.ts';

export type Flash = { tone: 'success' | 'danger'; message: string };

/** How long a message stays, in ms. */
export const flashTime = 5000;

/** Sets a message for the next page. */
export function setFlash(message: string, tone: Flash['tone'] = 'danger'): void {
  tab.set(sessionKeys.flashMessage, message);
  tab.set(sessionKeys.flashTone, tone);
}

export function readFlash(): Flash | null {
  const message = tab.get(sessionKeys.flashMessage);
  const tone = tab.get(sessionKeys.flashTone) === 'success' ? 'success' : 'danger';
  return message ? { tone, message } : null;
}

/** Removed once it is shown, so that a reload doesn't repeat it. */
export function forgetFlash(): void {
  tab.remove(sessionKeys.flashMessage);
  tab.remove(sessionKeys.flashTone);
}
