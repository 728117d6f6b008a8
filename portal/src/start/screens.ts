import type { ReactNode } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { addresses } from '../addresses.ts';
import { config } from '../config/index.ts';
import type { RouteRecord, ScreenProps } from '../screen/page/route.ts';
import { getSession } from '../session/session.ts';
import { forget, LoadError, loadable } from './loadable.tsx';

type Layout = () => Promise<{ default: (props: { children: ReactNode }) => ReactNode }>;
type Screen = ReturnType<typeof loadable<ScreenProps>>;

/** Everything below the table of routes loads code through this module; the table is above it. */
type Screens = {
  routes: readonly RouteRecord[];
  /** Additional routes of the hosted system, not loaded at all without its flag. */
  hosted: () => Promise<{ hostedRoutes: RouteRecord[] }>;
  /** The frame around every internal screen. */
  layout: Layout;
};

let all: Screens | undefined;
let layout: ReturnType<typeof loadable<{ children: ReactNode }>> | undefined;
let hostedRoutes: RouteRecord[] | undefined;
const screens = new Map<RouteRecord, Screen>();

/** Called by the app before the first render. */
export function registerScreens(given: Screens): void {
  all = given;
  layout ??= loadable(given.layout);
}

function registered<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('registerScreens comes first');
  return value;
}

/** Completes the table of routes. */
export async function loadRoutes(): Promise<void> {
  if (!config().enableHostedSystem || hostedRoutes) return;
  ({ hostedRoutes } = await registered(all).hosted());
}

function allRoutes(): readonly RouteRecord[] {
  const { routes } = registered(all);
  if (!config().enableHostedSystem) return routes;
  if (hostedRoutes) return [...routes, ...hostedRoutes];
  throw new LoadError('the routes of the hosted system', () => loadRoutes().catch(() => undefined));
}

export const internalLayout = () => registered(layout);

/** The code of a screen, loaded once. */
export function screenOf(route: RouteRecord): Screen {
  const screen = screens.get(route) ?? loadable(route.screen);
  screens.set(route, screen);
  return screen;
}

export const isInternal = (pathname: string) => pathname.startsWith('/internal/');
export const enabledRoutes = () =>
  allRoutes().filter((route) => route.isEnabled?.(config()) ?? true);

/** The address shown instead of another: signed-out users see the log-in page. */
function shownInstead(pathname: string): string {
  const session = getSession();
  if (!isInternal(pathname) || (session && !session.mustChangePassword)) return pathname;
  return session ? addresses.createPassword : addresses.logIn;
}

/** Everything that must load before the screen at an address can render. */
function partsOf(pathname: string) {
  const route = enabledRoutes().find(({ path }) => matchRoute(parse, path, pathname)[0]);
  return [...(isInternal(pathname) ? [internalLayout()] : []), ...(route ? [screenOf(route)] : [])];
}

export const isCodeLoaded = (pathname: string) =>
  partsOf(shownInstead(pathname)).every((part) => part.isLoaded());

/** Loads the code of the screen at an address. Rejects with a `LoadError`. */
export const loadCode = (pathname: string) => load(shownInstead(pathname));

function load(pathname: string) {
  globalThis.PORTAL_PRELOAD?.(pathname);
  return Promise.all(partsOf(pathname).map((part) => part.preload()));
}

/** Loads the code of a screen that is about to open, whatever the user's rights. Drops errors. */
export function preloadCode(address: string): void {
  load(new URL(address, window.location.href).pathname).catch(forget);
}
