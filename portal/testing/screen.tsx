import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../src/app.tsx';
import { config } from '../src/config/index.ts';
import { toast } from '../src/notices/toasts.ts';
import { connect } from '../src/platform/client/calls/transport.ts';
import { realClock } from '../src/platform/client/pace/pace.ts';
import { activeProvider } from '../src/session/provider-choice.ts';
import {
  endSession,
  getSession,
  serverReached,
  serverUnreachable,
  sessionExpired,
  startSession,
} from '../src/session/session.ts';
import { loadRoutes } from '../src/start/screens.ts';
import { type Person, people } from './people.ts';
import { providerSid, tokenFor } from './scene.ts';
import { callsUnderWay, resetWire } from './wire.ts';

type Who = keyof typeof people | Person;
const personOf = (who: Who): Person => (typeof who === 'string' ? people[who] : who);

let root: Root | undefined;
let host: HTMLElement | undefined;

function mount(): void {
  connect({
    baseUrl: config().apiBaseUrl,
    getToken: () => getSession()?.token ?? null,
    onUnauthorized: sessionExpired,
    onUnreachable: serverUnreachable,
  });
  host = document.createElement('div');
  host.id = 'root';
  document.body.append(host);
  root = createRoot(host);
  root.render(<App />);
}

function unmount(): void {
  root?.unmount();
  host?.remove();
  root = undefined;
}

/**
 * Opens the console at an address, as a user of the seed or of the test; signed out without `as`.
 * Router, cache and transport are the real ones.
 * @param settings a deployment's config.js
 * @param provider sid of the current service provider; admins are in Northwind Telecom
 */
export async function openScreen(
  address: string,
  { as, provider, settings }: { as?: Who; provider?: string; settings?: object } = {},
): Promise<void> {
  unmount();
  window.PORTAL_CONFIG = settings;
  await loadRoutes();
  if (as !== undefined) {
    const person = personOf(as);
    const chosen = provider ?? (person.name === 'admin' ? await providerSid() : undefined);
    startSession(await tokenFor(person));
    if (chosen) activeProvider.set(chosen);
  }
  window.history.pushState(null, '', address);
  // Like a new document, this cancels an earlier navigation that still waits for its code.
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  mount();
}

/** In ms. For the clock that paces calls, tests are an hour apart. */
let passed = 0;
realClock.now = () => performance.now() + passed;

/** Reloads the screen: everything but the storage starts over. */
export function reopen(): void {
  unmount();
  mount();
}

/** Leaves nothing for the next test. */
export async function closeScreen(): Promise<void> {
  unmount();
  resetWire();
  // A response of this test must not reach the session of the next one.
  await expect.poll(callsUnderWay, { timeout: 5000 }).toBe(0);
  if (getSession()) endSession();
  serverReached();
  toast.dismiss();
  activeProvider.forget();
  passed += 3_600_000;
  localStorage.clear();
  sessionStorage.clear();
}

const path = () => `${window.location.pathname}${window.location.search}`;
const matches = (expected: string | RegExp) =>
  typeof expected === 'string' ? path() === expected : expected.test(path());

/** Waits for the address: path and query. */
export const addressIs = (expected: string | RegExp) =>
  expect.poll(() => matches(expected) || path(), { message: `address ${expected}` }).toBe(true);
export const addressIsNot = (expected: string | RegExp) =>
  expect
    .poll(() => !matches(expected) || path(), { message: `address not ${expected}` })
    .toBe(true);

/** Toasts and other announcements, by their text. */
export const announced = (text: string | RegExp) =>
  expect.element(page.getByText(text).first()).toBeVisible();
