import { createObservable } from '../../../browser/observable.ts';

export type RecordedCall = {
  id: number;
  method: string;
  /** Below the API base, with a leading slash and its query. */
  path: string;
  /** Whether a token was sent. */
  hasToken: boolean;
  /** Path of the screen that sent it. */
  screen: string;
  /** Time of the request, in ms since the epoch. */
  at: number;
  /** HTTP status; 0 without a response. */
  status: number;
  /** In ms, including the wait in the queue of reads. */
  duration: number;
  /** Request body and response, if the list of calls was open. */
  whole?: { body: unknown; answer: string; excerpt?: Excerpt };
};

/** Size of a list that is too large to keep. The recorded response holds its first records. */
export type Excerpt = {
  records: number;
  /** In characters. */
  length: number;
};

const atMost = 50;
let lastId = 0;

/** The latest calls, oldest first. */
export const recordedCalls = createObservable<readonly RecordedCall[]>([]);

/** Bodies and responses contain secrets, so they are recorded only while the list of calls is open. */
export const recording = { isWhole: false };

type Answer = { text: string; excerpt?: Excerpt };

/** Records a call once its response arrives. @returns function to call with the response; status 0 without one */
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
