import type { KeptRecord } from '../../../screen/history/kept-record.ts';
import { accountMembers, accountSecrets, defaultValues } from '../form/account-form.schema.ts';
import type { AccountRights } from '../form/rights.ts';
import { accountSave } from '../form/save-account.ts';

/** An account and its limits, before they are deleted. */
export const keptAccount = async (sid: string, may: AccountRights): Promise<KeptRecord> => ({
  values: (await accountSave('', may).read(sid)).values,
  empty: defaultValues,
  members: accountMembers,
  secrets: accountSecrets(),
  lost: ['its users, carriers and speech credentials', 'its recording settings'],
});
