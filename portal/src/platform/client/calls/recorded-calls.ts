import { createObservable } from '../../../browser/observable.ts';

export type RecordedCall = {
  id: number;
  method: string;
  /** Begins with a slash, below the API base; with its query. */
  path: string;
  /** Whether it carried a token. */
  hasToken: boolean;
  /** Path of the screen that made it. */
  screen: string;
  /** When it was sent, in ms since the epoch. */
  at: number;
  /** HTTP status; 0: no answer came. */
  status: number;
  /** In ms, with the wait for a place among other reads. */
  duration: number;
  /** Body and answer, where someone looked at calls when it was made. */
  whole?: { body: unknown; answer: string; excerpt?: Excerpt };
};

/** Size of a list that is too large to keep. The recorded answer holds its first records. */
export type Excerpt = {
  records: number;
  /** In characters. */
  length: number;
};

const atMost = 50;
let lastId = 0;

/** The last calls, oldest first. */
export const recordedCalls = createObservable<readonly RecordedCall[]>([]);

/** Bodies and answers are kept only while someone looks at them: they have secrets in them. */
export const recording = { isWhole: false };

type Answer = { text: string; excerpt?: Excerpt };

/** Takes a call down once it is answered. @returns called with what came; status 0 is no answer */
export function record(method: string, path: string, hasToken: boolean, body: unknown) {
  const at = Date.now();
  const screen = globalThis.location?.pathname ?? '';
  let isDone = false;
  return (status: number, { text: answer, excerpt }: Answer = { text: '' }) => {
    if (isDone) return;
    isDone = true;
    lastId += 1;
    const call = { id: lastId, method, path, hasToken, screen, at, status };
    recordedCalls.set([
      ...recordedCalls.get().slice(1 - atMost),
      {
        ...call,
        duration: Date.now() - at,
        ...(recording.isWhole && { whole: { body, answer, ...(excerpt && { excerpt }) } }),
      },
    ]);
  };
}
