import type { Owner } from '../model.ts';

/** Where a test stands in its file. */
type Place = { line: number; column: number };

type Common = {
  /** The account whose call it is. */
  owner: Owner;
  /** As dialled, without blanks and brackets. */
  to: string;
  place?: Place;
};

/** A call that an application makes. */
export type OutboundTest = Common & {
  kind: 'outbound';
  /** Ids of the carriers that the engine may pick from; none: the call doesn't leave. */
  leavesBy: readonly string[];
};

/** A call that comes in. */
export type InboundTest = Common & {
  kind: 'inbound';
  fromAddress: string;
  /** Host of the request; undefined: the SIP realm of the account, or else the platform's address. */
  host: string | undefined;
  /** Id of the application that answers, or the status that it is rejected with. */
  reaches: string | number;
};

/** A call and its expected outcome. The platform doesn't store them. */
export type CallTest = OutboundTest | InboundTest;
