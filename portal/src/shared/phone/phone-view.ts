import type { PhoneDevices, PhoneState } from '@trunkline/ui/widgets/phone';
import { createStore } from '../../browser/store.ts';
import type { Caller } from './call/test-client.ts';
import type { Cause } from './doctor/causes.ts';
import type { CheckedFacts } from './doctor/checks.model.ts';

/** Everything that the phone displays. */
type PhoneView = {
  state: PhoneState;
  sentKeys: string;
  /** The caller of an incoming call; null: the phone shows its target. */
  party: { name: string; detail: string } | null;
  /** SID and account of the call in the platform's list. */
  callSid: string | null;
  callAccountSid: string | null;
  /** Why the last call failed. */
  cause: Cause | null;
  facts: CheckedFacts | null;
  /** This browser's public address, as the signalling server saw it. */
  ownAddress: string | undefined;
  /** A client of the account, entered once; only in memory. */
  caller: Caller | null;
  devices: PhoneDevices;
  /** 0 to 1; undefined while the microphone is closed. */
  level: number | undefined;
  /** Current audio problems, one sentence each. */
  complaints: readonly string[];
  /** Latest outcome of an action, such as a transfer. */
  note: string | null;
  /** A 403 since the page was loaded: no further INVITE or REGISTER is sent. A reload forgets it. */
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
