import { local } from '../browser/storage.ts';
import { config } from '../config/index.ts';
import { sendEarly } from '../platform/early.ts';
import { getSession } from '../session/session.ts';
import { earlyUrls } from '../start/context.ts';

type LoadCode = (pathname: string) => Promise<unknown>;
let loadCode: LoadCode = async () => undefined;

/** Tells where the code of the screens is: the table of routes stands above this folder. */
export function registerScreenCode(load: LoadCode): void {
  loadCode = load;
}

/** Asks for the code of the screen at an address that somebody may be about to open. */
export function preloadCode(address: string): void {
  loadCode(pathnameOf(address)).catch(() => undefined);
}

/** Asks for what the screen at an address will show. The hooks take the answers over. */
export function preloadData(address: string, { hasShell = true } = {}): void {
  const token = getSession()?.token;
  if (!token) return;
  const to = new URL(address, window.location.href);
  const storage = { getItem: (name: string) => local.get(name) };
  sendEarly(earlyUrls(config().apiBaseUrl, to, storage, token, hasShell), token);
}

const pathnameOf = (address: string) => new URL(address, window.location.href).pathname;

/** The link an event happened in, when it leads to another screen of the console. */
function linkOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  return pathnameOf(link.href) === window.location.pathname ? undefined : link.href;
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

/** Runs something once the browser has nothing better to do. Returns the function that forgets it. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(action);
  return () => window.cancelIdleCallback(handle);
}
