import { useEffect, useRef, useState } from 'react';

/** Between the last key and the request, in ms: nothing is begun that the next key makes void. */
const pause = 150;

export type WorkerState<Answer> = {
  /** Of the latest request that was answered; undefined before the first. */
  answer: Answer | undefined;
  /** A later request is under way. */
  isPending: boolean;
  /** It took too long and was stopped. */
  isStopped: boolean;
};

/**
 * Has a request answered off the page. A later request replaces one that is under way.
 * @param make the same function for the life of the component
 * @param request the same object while it is the same; null for none
 * @param limit in ms
 */
export function useWorker<Request, Answer>(
  make: () => Worker,
  request: Request | null,
  limit: number,
): WorkerState<Answer> {
  const worker = useRef<Worker | null>(null);
  const [state, setState] = useState<{ of: Request | null; answer?: Answer; isStopped?: boolean }>({
    of: null,
  });
  useEffect(() => {
    if (request === null) return;
    let isBusy = false;
    const stop = () => {
      worker.current?.terminate();
      worker.current = null;
    };
    const send = () => {
      worker.current ??= make();
      const own = worker.current;
      isBusy = true;
      timer = setTimeout(() => {
        isBusy = false;
        stop();
        setState((before) => ({ ...before, of: request, isStopped: true }));
      }, limit);
      own.onmessage = ({ data }: MessageEvent<Answer>) => {
        isBusy = false;
        clearTimeout(timer);
        setState({ of: request, answer: data });
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
    answer: state.answer,
    isPending: request !== null && state.of !== request,
    isStopped: state.of === request && state.isStopped === true,
  };
}
