import { createStore } from '../../../browser/store.ts';
import type { Caller } from '../call/test-client.ts';
import type { Cause } from '../doctor/causes.ts';

/** A client whose calls may ring here. Its password is only in memory. */
export type Receiver = {
  accountSid: string;
  realm: string;
  hasHook: boolean;
  client: Caller;
  /** Says whose registration the phone replaces. */
  displaces: string;
};

export type ReceptionView = {
  state: 'off' | 'registering' | 'on' | 'lost';
  /** null if no client is named. */
  receiver: Receiver | null;
  /** Why it switched itself off. */
  cause: Cause | null;
};

const off: ReceptionView = { state: 'off', receiver: null, cause: null };

export const receptionView = createStore(off);

export const showReception = (change: Partial<ReceptionView>) =>
  receptionView.set({ ...receptionView.get(), ...change });
