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

/** Names of the two sides of the first INVITE. */
export type CallSides = Readonly<Record<'caller' | 'called side', CallSide>>;

/** Context of the sentences. */
export type Scene = {
  first: SipMessage;
  /** All messages of its Call-ID. */
  call: readonly SipMessage[];
  /** INVITEs of all calls and hops; for another method, the call's own requests. */
  all: readonly Attempt[];
  who: (end: Endpoint) => string;
  /** ' after 1.20 s', since the request; '' if different clocks measured the two. */
  took: (message: SipMessage) => string;
  /** When the last message of the capture was sent. */
  end: number;
  isPartial: boolean;
  /** Whether one clock measured both. */
  areComparable: (a: SipMessage, b: SipMessage) => boolean;
  clockFault: ClockFault | null;
  /** ICMP reports about packets with SIP. */
  unreachable: readonly Unreachable[];
  sides: CallSides;
  sentences: OutcomeSentences;
};

export const plain = (text: string): Outcome => ({ tone: 'plain', text });
export const bad = (text: string): Outcome => ({ tone: 'bad', text });
export const good = (text: string): Outcome => ({ tone: 'good', text });

/** Packets may be captured slightly out of order. */
export const span = (ms: number) => Math.max(0, ms);
