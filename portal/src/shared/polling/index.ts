export { PollStatus } from './poll-status.tsx';
export { useNow } from './use-now.ts';
export { type Subject, type Told, unlessSame, usePolled } from './use-polled.ts';
