import { useEffect, useRef, useState } from 'react';

/** Delay after the last key, in ms: the next key would void the request. */
const pause = 150;

type WorkerState<Request, Answer> = {
  /** Answer to `of`, the latest answered request; both undefined before the first. */
  answer: Answer | undefined;
  of: Request | undefined;
  /** A later request is in flight. */
  isPending: boolean;
  /** Stopped: it took too long. */
  isStopped: boolean;
  /** The worker's code failed to load, or threw. */
  isFailed: boolean;
};

/**
 * Answers a request in a worker. A new request replaces the one in flight.
 * @param make a stable function
 * @param request a stable object while it is unchanged; null for none
 * @param limit in ms
 */
export function useWorker<Request, Answer>(
  make: () => Worker,
  request: Request | null,
  limit: number,
): WorkerState<Request, Answer> {
  const worker = useRef<Worker | null>(null);
  const [{ ended, isStopped, isFailed, ...answered }, setState] = useState<{
    ended?: Request;
    isStopped?: boolean;
    isFailed?: boolean;
    of?: Request;
    answer?: Answer;
  }>({});
  useEffect(() => {
    if (request === null) return;
    let isBusy = false;
    const stop = () => {
      worker.current?.terminate();
      worker.current = null;
    };
    const fail = () =>
      setState((before) => ({ ...before, ended: request, isStopped: false, isFailed: true }));
    const send = () => {
      try {
        worker.current ??= make();
      } catch {
        // Refused by the page's content security policy.
        fail();
        return;
      }
      const own = worker.current;
      isBusy = true;
      timer = setTimeout(() => {
        isBusy = false;
        stop();
        setState((before) => ({ ...before, ended: request, isStopped: true, isFailed: false }));
      }, limit);
      own.onmessage = ({ data }: MessageEvent<Answer>) => {
        isBusy = false;
        clearTimeout(timer);
        setState({ ended: request, of: request, answer: data });
      };
      own.onerror = (event) => {
        event.preventDefault();
        isBusy = false;
        clearTimeout(timer);
        stop();
        fail();
      };
      own.postMessage(request);
    };
    let timer = setTimeout(send, pause);
    return () => {
      clearTimeout(timer);
      if (isBusy) stop();
    };
  }, [request, make, limit]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return {
    answer: answered.answer,
    of: answered.of,
    isPending: request !== null && ended !== request,
    isStopped: ended === request && isStopped === true,
    isFailed: ended === request && isFailed === true,
  };
}
