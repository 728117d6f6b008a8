import type { RecordState } from '@trunkline/ui/widgets/configuration-plan';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import type { Method } from '../../platform/client/calls/request.ts';
import { callJson } from '../../platform/client/calls/transport.ts';
import type { Answers, FromWorker, Request, ToWorker } from './messages.ts';

type Events = {
  onState?: (record: string, state: RecordState) => void;
  /** @param reason '' if the person paused it */
  onPause?: (reason: string) => void;
};

const refusedOf = (error: unknown) =>
  error instanceof PlatformError
    ? { kind: error.kind, said: error.said, status: error.status }
    : ({ kind: 'Unexpected', said: '', status: 0 } as const);

/** Starts a worker for configurations; the page sends its requests. */
export function configurationClient() {
  const worker = new Worker(new URL('./configuration.worker.ts', import.meta.url), {
    type: 'module',
  });
  const post = (message: ToWorker) => worker.postMessage(message);
  const pending = new Map<
    number,
    { resolve: (value: never) => void; reject: (error: Error) => void }
  >();
  let requests = 0;
  let events: Events = {};

  /**
   * Reads yield to other reads. A write without a response is reported and does not end the
   * session.
   */
  async function call(method: Method, path: string, body: unknown, id: number): Promise<void> {
    try {
      const options = { isBackground: true, ...(body !== undefined && { body }) };
      post({ type: 'answered', id, value: await callJson(method, path, options) });
    } catch (error) {
      post({ type: 'refused', id, refused: refusedOf(error) });
    }
  }

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'call') void call(data.method, data.path, data.body, data.id);
    else if (data.type === 'state') events.onState?.(data.record, data.state);
    else if (data.type === 'paused') events.onPause?.(data.reason);
    else {
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      if (data.type === 'done') waiting?.resolve(data.value as never);
      else waiting?.reject(new Error(data.message));
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const { reject } of pending.values())
      reject(new Error('Something went wrong, please try again'));
    pending.clear();
  };

  return {
    /** Rejects with a message for people. */
    ask: <Do extends Request['do']>(request: Request & { do: Do }): Promise<Answers[Do]> =>
      new Promise((resolve, reject) => {
        requests += 1;
        pending.set(requests, { resolve, reject });
        post({ type: 'request', id: requests, request });
      }),
    /** Sets the only listener to the events of an apply. */
    listen: (next: Events) => {
      events = next;
    },
    choose: (record: string, answer: 'overwrite' | 'leave') =>
      post({ type: 'choice', record, answer }),
    pause: () => post({ type: 'pause' }),
    resume: () => post({ type: 'resume' }),
    stop: () => post({ type: 'stop' }),
    end: () => worker.terminate(),
  };
}
export type ConfigurationClient = ReturnType<typeof configurationClient>;
