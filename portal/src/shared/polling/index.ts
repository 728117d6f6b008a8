export { PollStatus } from './poll-status.tsx';
export { useNow } from './use-now.ts';
export { type PollProgress as Told, type Subject, unlessSame, usePolled } from './use-polled.ts';
