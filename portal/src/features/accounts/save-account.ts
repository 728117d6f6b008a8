import { type LimitChanges, limitLabel } from '@trunkline/ui/widgets/limits-editor';
import { messageOf } from '../../platform/errors.ts';

/** The calls a save is made of; the screen gives those of the platform. */
export type AccountCalls = {
  /** Creates or updates the account itself and answers its sid. null: nothing of it changed. */
  saveAccount: (() => Promise<string>) | null;
  setLimit: (accountSid: string, category: string, quantity: number) => Promise<void>;
  removeLimit: (accountSid: string, category: string) => Promise<void>;
};

export type SaveOutcome =
  | { status: 'saved'; accountSid: string }
  /** The account is stored, some limits are not: saving again sends only those. */
  | { status: 'partial'; accountSid: string; failures: { label: string; message: string }[] };

/**
 * The account first, then its limits, all at once. Throws when the account itself was refused:
 * nothing is saved then.
 */
export async function saveAccount(
  knownSid: string | null,
  limits: LimitChanges,
  calls: AccountCalls,
): Promise<SaveOutcome> {
  const accountSid = calls.saveAccount ? await calls.saveAccount() : knownSid;
  if (accountSid === null) throw new Error('a new account must be saved');
  const jobs = [
    ...limits.set.map(({ category, quantity }) => ({
      category,
      run: () => calls.setLimit(accountSid, category, quantity),
    })),
    ...limits.remove.map((category) => ({
      category,
      run: () => calls.removeLimit(accountSid, category),
    })),
  ];
  const results = await Promise.allSettled(jobs.map(({ run }) => run()));
  const failures = results.flatMap((result, index) =>
    result.status === 'rejected'
      ? [{ label: limitLabel(jobs[index]?.category ?? ''), message: messageOf(result.reason) }]
      : [],
  );
  return failures.length === 0
    ? { status: 'saved', accountSid }
    : { status: 'partial', accountSid, failures };
}
