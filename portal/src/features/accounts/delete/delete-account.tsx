import { useRefresh } from '../../../platform/client/cache/query.ts';
import { type AccountRow, deleteAccount } from '../../../platform/resources/accounts/accounts.ts';
import { DeleteDialog, type DialogEnds } from '../../../screen/record/delete/delete-dialog.tsx';
import { kinds } from '../../../screen/record/kinds.ts';
import { useUser } from '../../../session/session.ts';
import { useAccountRights } from '../form/rights.ts';
import { accountBlockedBy } from './account-usage.tsx';
import { notHalfWay } from './half-way.ts';

type DeleteAccountProps = DialogEnds & {
  account: Pick<AccountRow, 'account_sid' | 'name'>;
};

export default function DeleteAccount({ account, ...ends }: DeleteAccountProps) {
  const { account_sid, name } = account;
  const refresh = useRefresh('Accounts');
  const { scope } = useUser();
  const may = useAccountRights('stored');
  return (
    <DeleteDialog
      kind={kinds.account}
      sid={account_sid}
      name={name}
      readBlocked={() => accountBlockedBy(account_sid, name, scope)}
      keep={async () => (await import('../form/save-account.ts')).keptAccount(account_sid, may)}
      onDelete={async () => {
        await notHalfWay(deleteAccount(account_sid));
        await refresh();
      }}
      {...ends}
    >
      <p>This also deletes its users, carriers and speech credentials.</p>
    </DeleteDialog>
  );
}
