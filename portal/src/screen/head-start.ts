import { isCalling, whenAnswered } from '../platform/transport.ts';
import { LoadError } from './loadable.tsx';

type LoadCode = (pathname: string) => Promise<unknown>;
let loadCode: LoadCode = async () => undefined;

/** Tells where the code of the screens is: the table of routes stands above this folder. */
export function registerScreenCode(load: LoadCode): void {
  loadCode = load;
}

/**
 * Asks for the code of the screen at an address that somebody may be about to open. A failure is not
 * theirs: whoever opens it asks again.
 */
export function preloadCode(address: string): void {
  loadCode(pathnameOf(address)).catch((error) => error instanceof LoadError && error.forget());
}

const pathnameOf = (address: string) => new URL(address, window.location.href).pathname;

/** Runs something once the browser has nothing better to do. Returns the function that forgets it. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(action);
  return () => window.cancelIdleCallback(handle);
}

/**
 * Runs something once the screen stands: the browser has nothing better to do, and no call is under
 * way. On a slow link a browser is idle while it waits for the rows. Returns what forgets it.
 */
export function whenCalm(action: () => void): () => void {
  let isForgotten = false;
  let forgetIdle = () => {};
  const look = () => {
    if (!isCalling()) return action();
    whenAnswered(() => {
      if (!isForgotten) forgetIdle = whenIdle(look);
    });
  };
  forgetIdle = whenIdle(look);
  return () => {
    isForgotten = true;
    forgetIdle();
  };
}
