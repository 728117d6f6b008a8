/** Call statuses as SIP platforms use them. `queued` is for platforms that report it. */
export type CallStatus =
  | 'trying'
  | 'ringing'
  | 'early-media'
  | 'in-progress'
  | 'queued'
  | 'completed'
  | 'busy'
  | 'no-answer'
  | 'failed';

/** One leg of a call, as last read. */
export type CallLeg = {
  /** Identifies the leg. */
  sid: string;
  /** The call whose application dialled this leg; null for none. */
  parentSid: string | null;
  /** Account the call belongs to. */
  accountSid: string;
  /** The application the call began with; null where it began without one. */
  applicationSid: string | null;
  /** `inbound`: towards the application. */
  direction: 'inbound' | 'outbound';
  /** Caller, as in the SIP request: a number, a user name or an address. */
  from: string;
  /** The called number, user name or address. */
  to: string;
  status: CallStatus;
  /** Last SIP answer, such as 100 or 486; null while unknown. */
  sipStatus: number | null;
  /** Its reason phrase; empty while unknown. */
  sipReason: string;
  /** Seconds from answer to end; null until the call has ended. */
  duration: number | null;
  /** The side that hung up: `caller` is the far end of an outbound call; null where it isn't known. */
  endedBy: 'caller' | 'platform' | null;
  /** Name of the carrier an inbound call came from; null for devices and outbound legs. */
  carrierName: string | null;
  /** Id of the trace; null without one. */
  traceId: string | null;
};

/** A leg with what the page knows about it. */
export type SeenLeg = CallLeg & {
  /** When this page first saw it, in milliseconds since 1970. */
  firstSeen: number;
  /** When this page first saw it answered, likewise; null until then. */
  answeredSeen: number | null;
  /** When this page first saw that it had ended or was gone; null while it is live. */
  endedSeen: number | null;
  /** Not in the platform's list any more, and no end was told. */
  isGone: boolean;
};

/** A call with the legs its application has dialled, oldest first. */
export type LiveCall = SeenLeg & { legs: readonly SeenLeg[] };

/** Some digits were sent, and one was not. The message says which; `unsent` are those still to send. */
export class DigitsNotSent extends Error {
  readonly unsent: string;
  constructor(message: string, unsent: string) {
    super(message);
    this.name = 'DigitsNotSent';
    this.unsent = unsent;
  }
}
