import type { CheckWorld } from './world.ts';

/** Kinds of records that findings are about, as the sections of a file are called. */
type FoundKind = 'routing' | 'carriers' | 'numbers' | 'applications' | 'tests' | 'file';

export type CheckFinding = {
  /** Such as `routes/dead`: the same for the same kind of finding. */
  rule: string;
  severity: 'error' | 'warning';
  kind: FoundKind;
  /** The record's SID; '' where it has none. */
  sid: string;
  /** The SID of its gateway or route. */
  part?: string;
  /** 'carrier Skyline SIP of Acme' */
  record: string;
  /** The fact and its effect, a sentence or two. */
  why: string;
  /** What to do about it, one sentence. */
  todo: string;
  /** Steps of an explanation. */
  steps?: readonly string[];
};

export const severityOf = (severity: 'problem' | 'notice') =>
  severity === 'problem' ? 'error' : 'warning';

/** ' of Acme'; '' for the provider's own. */
export function ownedBy({ accounts }: CheckWorld, accountSid: string | null | undefined): string {
  const account = accounts.find(({ account_sid }) => account_sid === accountSid);
  return account ? ` of ${account.name}` : '';
}
