import type { LookUpAnswer, LookUpRequest } from './look-up.worker.ts';
import { useWorker } from './use-worker.ts';

const make = () => new Worker(new URL('./look-up.worker.ts', import.meta.url), { type: 'module' });

/** Enough for thousands of numbers in hundreds of routes. In ms. */
const limit = 5000;

/** Looks numbers up in a worker, with a time limit. */
export const useLookUp = <Request extends LookUpRequest>(request: Request | null) =>
  useWorker<Request, LookUpAnswer>(make, request, limit);
