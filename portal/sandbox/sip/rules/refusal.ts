import type { Header } from '../message.ts';

/** A refused request, in the platform's words. */
export type Refusal = {
  status: number;
  /** Default: the usual phrase of the status. */
  reason?: string | undefined;
  headers?: readonly Header[];
};

/** A refusal that names its cause in `X-Reason`. */
export const because = (status: number, xReason: string): Refusal => ({
  status,
  headers: [['X-Reason', xReason]],
});
