import type {
  CallSide,
  Endpoint,
  Outcome,
  SipMessage,
  Unreachable,
} from '../../../engines/sip-capture/sip-capture.types.ts';
import type { Attempt } from './attempts.ts';
import type { ClockFault } from './clocks.ts';
import type { OutcomeSentences } from './outcome-sentences.ts';

/** What the two sides of the first INVITE are called. */
export type CallSides = Readonly<Record<'caller' | 'called side', CallSide>>;

/** Context of the sentences. */
export type Scene = {
  first: SipMessage;
  /** All of its Call-ID. */
  call: readonly SipMessage[];
  /** INVITEs of all calls and hops; for another method, the call's own requests. */
  all: readonly Attempt[];
  who: (end: Endpoint) => string;
  /** ' after 1.20 s', since the request; '' where both times are not of one clock. */
  took: (message: SipMessage) => string;
  /** When the last message of the capture was sent. */
  end: number;
  isPartial: boolean;
  /** Both times are of one clock. */
  areComparable: (a: SipMessage, b: SipMessage) => boolean;
  clockFault: ClockFault | null;
  /** What ICMP told of packets with SIP. */
  unreachable: readonly Unreachable[];
  sides: CallSides;
  sentences: OutcomeSentences;
};

export const plain = (text: string): Outcome => ({ tone: 'plain', text });
export const bad = (text: string): Outcome => ({ tone: 'bad', text });
export const good = (text: string): Outcome => ({ tone: 'good', text });

/** Packets may change places by a moment. */
export const span = (ms: number) => Math.max(0, ms);
