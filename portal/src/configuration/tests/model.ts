import type { Owner } from '../model.ts';

/** Place of a test in its file. */
type Place = { line: number; column: number };

type Common = {
  /** Account that makes or receives the call. */
  owner: Owner;
  /** Dialled number, without blanks and brackets. */
  to: string;
  place?: Place;
};

/** A call from an application. */
export type OutboundTest = Common & {
  kind: 'outbound';
  /** Ids of the carriers that the engine may pick from; none: the call doesn't leave. */
  leavesBy: readonly string[];
};

/** An incoming call. */
export type InboundTest = Common & {
  kind: 'inbound';
  fromAddress: string;
  /** Host of the request URI; undefined: the account's SIP realm, otherwise the platform's address. */
  host: string | undefined;
  /** Id of the application that answers, or the status that rejects the call. */
  reaches: string | number;
};

/** A call and its expected outcome. The platform doesn't store them. */
export type CallTest = OutboundTest | InboundTest;
