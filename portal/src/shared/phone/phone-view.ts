import type { PhoneDevices, PhoneState } from '@trunkline/ui/widgets/phone';
import { createStore } from '../../browser/store.ts';
import type { Caller } from './call/test-client.ts';
import type { Cause } from './doctor/causes.ts';
import type { CheckedFacts } from './doctor/checks.model.ts';

/** Everything that the phone shows. */
type PhoneView = {
  state: PhoneState;
  sentKeys: string;
  /** The caller of an incoming call; null: the phone shows what can be called from it. */
  party: { name: string; detail: string } | null;
  /** Under which the platform lists the call, and of which account. */
  callSid: string | null;
  callAccountSid: string | null;
  /** Why the last call failed. */
  cause: Cause | null;
  facts: CheckedFacts | null;
  /** This browser's public address, as the signalling server saw it. */
  ownAddress: string | undefined;
  /** A client of the account, entered once; in memory only. */
  caller: Caller | null;
  devices: PhoneDevices;
  /** 0 to 1; undefined while the microphone is closed. */
  level: number | undefined;
  /** Problems of the sound now, a sentence each. */
  complaints: readonly string[];
  /** The last thing that became of a wish, such as a transfer. */
  note: string | null;
  /** A 403 of this page's life: no further INVITE or REGISTER goes out. A reload forgets it. */
  refusal: string | null;
};

const noDevices: PhoneDevices = {
  microphones: [],
  loudspeakers: [],
  microphone: null,
  loudspeaker: null,
};

export const emptyView: PhoneView = {
  state: { kind: 'idle' },
  sentKeys: '',
  party: null,
  callSid: null,
  callAccountSid: null,
  cause: null,
  facts: null,
  ownAddress: undefined,
  caller: null,
  devices: noDevices,
  level: undefined,
  complaints: [],
  note: null,
  refusal: null,
};

export const phoneView = createStore<PhoneView>(emptyView);

export const show = (change: Partial<PhoneView>) =>
  phoneView.set({ ...phoneView.get(), ...change });
