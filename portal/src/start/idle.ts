import { useEffect, useState } from 'react';
import { isCalling, whenAnswered } from '../platform/client/calls/transport.ts';

/** Chromium may postpone idle work by half a minute on a page where nothing happens. In ms. */
const longestWait = 1000;

function whenBrowserIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(action, { timeout: longestWait });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Runs a function once the browser is idle and no request is in flight: on a slow link, a browser
 * is idle while it waits for rows. Returns a function that cancels it.
 */
export function whenIdle(action: () => void): () => void {
  let isCancelled = false;
  let cancel = () => {};
  const look = () => {
    if (!isCalling()) return action();
    whenAnswered(() => {
      if (!isCancelled) cancel = whenBrowserIdle(look);
    });
  };
  cancel = whenBrowserIdle(look);
  return () => {
    isCancelled = true;
    cancel();
  };
}

/** Whether the page has been idle since the first render of this component. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
