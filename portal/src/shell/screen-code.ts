import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { addresses } from '../addresses.ts';
import { config } from '../config/index.ts';
import { routes } from '../routes.ts';
import { LoadError, loadable } from '../screen/loadable.tsx';
import type { RouteRecord, ScreenProps } from '../screen/route.ts';
import { getSession } from '../session/session.ts';

/** The frame around every screen of the console. */
export const InternalLayout = loadable(() => import('./internal-layout.tsx'));

type Screen = ReturnType<typeof loadable<ScreenProps>>;
const screens = new Map<RouteRecord, Screen>();
let hostedRoutes: RouteRecord[] | undefined;

/** Completes the table of routes: without its flag, not a byte of the hosted system is loaded. */
export async function loadRoutes(): Promise<void> {
  if (!config().enableHostedSystem || hostedRoutes) return;
  ({ hostedRoutes } = await import('../hosted-routes.ts'));
}

function allRoutes(): RouteRecord[] {
  if (!config().enableHostedSystem) return routes;
  if (hostedRoutes) return [...routes, ...hostedRoutes];
  throw new LoadError('the routes of the hosted system', () => loadRoutes().catch(() => undefined));
}

/** The code of a screen, asked for once. */
export function screenOf(route: RouteRecord): Screen {
  const screen = screens.get(route) ?? loadable(route.screen);
  screens.set(route, screen);
  return screen;
}

export const isInternal = (pathname: string) => pathname.startsWith('/internal/');
export const enabledRoutes = () =>
  allRoutes().filter((route) => route.isEnabled?.(config()) ?? true);

/** The address that is shown in place of another: who is not signed in is led to the log-in page. */
function shownInstead(pathname: string): string {
  const session = getSession();
  if (!isInternal(pathname) || (session && !session.mustChangePassword)) return pathname;
  return session ? addresses.createPassword : addresses.logIn;
}

/** Everything that has to be there before the screen at an address can be drawn. */
function partsOf(pathname: string) {
  const route = enabledRoutes().find(({ path }) => matchRoute(parse, path, pathname)[0]);
  return [...(isInternal(pathname) ? [InternalLayout] : []), ...(route ? [screenOf(route)] : [])];
}

export const isCodeLoaded = (pathname: string) =>
  partsOf(shownInstead(pathname)).every((part) => part.isLoaded());

/** Loads the code of what is shown at an address. Rejects with a `LoadError`. */
export const loadCode = (pathname: string) => loadScreen(shownInstead(pathname));

/** Loads the code of the screen at an address, regardless of rights. */
export function loadScreen(pathname: string) {
  globalThis.TRUNKLINE_PRELOAD?.(pathname);
  return Promise.all(partsOf(pathname).map((part) => part.preload()));
}
