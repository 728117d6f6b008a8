import type { Header } from '../message.ts';

/** A request that isn't carried out, in the words of the platform. */
export type Refusal = {
  status: number;
  /** The usual phrase of the status unless given. */
  reason?: string | undefined;
  headers?: readonly Header[];
};

/** A refusal that names its cause in `X-Reason`. */
export const because = (status: number, xReason: string): Refusal => ({
  status,
  headers: [['X-Reason', xReason]],
});
