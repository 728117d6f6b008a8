import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { addresses } from '../addresses.ts';
import { config } from '../config/index.ts';
import { routes } from '../routes.ts';
import { loadable } from '../screen/loadable.tsx';
import type { RouteRecord, ScreenProps } from '../screen/route.ts';
import { getSession } from '../session/session.ts';

/** The frame around every screen of the console. */
export const InternalLayout = loadable(() => import('./internal-layout.tsx'));

const screens = new Map(routes.map((route) => [route, loadable<ScreenProps>(route.screen)]));

/** The code of a screen, asked for once. */
export function screenOf(route: RouteRecord) {
  const screen = screens.get(route);
  if (!screen) throw new Error(`${route.path} is not in the table of routes`);
  return screen;
}

export const isInternal = (pathname: string) => pathname.startsWith('/internal/');
export const enabledRoutes = () => routes.filter((route) => route.isEnabled?.(config()) ?? true);

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

/** Loads the code of the screen at an address, whoever may open it. */
export const loadScreen = (pathname: string) =>
  Promise.all(partsOf(pathname).map((part) => part.preload()));
