import { local } from '../browser/storage.ts';
import { config } from '../config/index.ts';
import { sendEarly } from '../platform/early.ts';
import { getSession } from '../session/session.ts';
import { earlyUrls } from '../start/context.ts';
import { preloadCode } from './head-start.ts';

/** Asks for what the screen at an address will show. The hooks take the answers over. */
export function preloadData(address: string, { hasShell = true } = {}): void {
  const token = getSession()?.token;
  if (!token) return;
  const to = new URL(address, window.location.href);
  const storage = { getItem: (name: string) => local.get(name) };
  sendEarly(earlyUrls(config().apiBaseUrl, to, storage, token, hasShell), token);
}

/** The link an event happened in, when it leads to another screen of the console. */
function linkOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  return new URL(link.href).pathname === window.location.pathname ? undefined : link.href;
}

/** Links fetch code when they are pointed at or focused, data when they are pressed. */
export function watchLinks(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      const link = linkOf(event);
      if (link) preloadCode(link);
    });
  }
  document.addEventListener('pointerdown', (event) => {
    const link = event.button === 0 && linkOf(event);
    if (link) preloadData(link);
  });
}
