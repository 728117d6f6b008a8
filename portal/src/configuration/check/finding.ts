import type { CheckWorld } from './world.ts';

/** Kinds of records that findings refer to, named like the sections of a file. */
type FoundKind = 'routing' | 'carriers' | 'numbers' | 'applications' | 'tests' | 'file';

export type CheckFinding = {
  /** Kind of finding, such as `routes/dead`. */
  rule: string;
  severity: 'error' | 'warning';
  kind: FoundKind;
  /** SID of the record; '' if it has none. */
  sid: string;
  /** SID of the gateway or route within it. */
  part?: string;
  /** 'carrier Skyline SIP of Acme' */
  record: string;
  /** The fact and its effect, in one or two sentences. */
  why: string;
  /** The remedy, in one sentence. */
  todo: string;
  /** Steps of an explanation. */
  steps?: readonly string[];
};

export const severityOf = (severity: 'problem' | 'notice') =>
  severity === 'problem' ? 'error' : 'warning';

/** ' of Acme'; '' for a record of the provider. */
export function ownedBy({ accounts }: CheckWorld, accountSid: string | null | undefined): string {
  const account = accounts.find(({ account_sid }) => account_sid === accountSid);
  return account ? ` of ${account.name}` : '';
}
