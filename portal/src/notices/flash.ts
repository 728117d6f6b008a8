import { sessionKeys, tab } from '../browser/storage.ts';

export type Flash = { tone: 'success' | 'danger'; message: string };

/** How long a message stays, in ms. */
export const flashTime = 5000;

/** Sets a message for the page that is shown next. */
export function setFlash(message: string, tone: Flash['tone'] = 'danger'): void {
  tab.set(sessionKeys.flashMessage, message);
  tab.set(sessionKeys.flashTone, tone);
}

export function readFlash(): Flash | null {
  const message = tab.get(sessionKeys.flashMessage);
  const tone = tab.get(sessionKeys.flashTone) === 'success' ? 'success' : 'danger';
  return message ? { tone, message } : null;
}

/** Once the message is on the screen, so that a reload does not repeat it. */
export function forgetFlash(): void {
  tab.remove(sessionKeys.flashMessage);
  tab.remove(sessionKeys.flashTone);
}
