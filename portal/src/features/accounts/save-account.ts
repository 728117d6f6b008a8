import { messageOf } from '../../platform/errors.ts';
import { type SavePart, saveParts } from '../../screen/save-parts.ts';

/** The calls a save is made of; the screen gives those of the platform. */
export type AccountCalls = {
  /** Creates or updates the account itself and answers its sid. null: nothing of it changed. */
  saveAccount: (() => Promise<string>) | null;
  /** A part for each limit that changed. */
  limitParts: (accountSid: string) => readonly SavePart[];
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
  calls: AccountCalls,
): Promise<SaveOutcome> {
  const accountSid = calls.saveAccount ? await calls.saveAccount() : knownSid;
  if (accountSid === null) throw new Error('a new account must be saved');
  const { failures } = await saveParts(calls.limitParts(accountSid));
  return failures.length === 0
    ? { status: 'saved', accountSid }
    : {
        status: 'partial',
        accountSid,
        failures: failures.map(({ label, error }) => ({ label, message: messageOf(error) })),
      };
}
