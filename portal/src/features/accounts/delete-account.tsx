import { useSWRConfig } from 'swr';
import { type AccountRow, deleteAccount } from '../../platform/accounts.ts';
import { accountsKey } from '../../platform/accounts-key.ts';
import { DeleteDialog, type DialogEnds } from '../../screen/record/delete-dialog.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useUser } from '../../session/session.ts';
import { accountBlockedBy } from './account-usage.tsx';
import { notHalfWay } from './half-way.ts';

type DeleteAccountProps = DialogEnds & {
  account: Pick<AccountRow, 'account_sid' | 'name' | 'service_provider_sid'>;
};

export default function DeleteAccount({ account, ...ends }: DeleteAccountProps) {
  const { account_sid, name, service_provider_sid } = account;
  const { mutate } = useSWRConfig();
  const { scope } = useUser();
  return (
    <DeleteDialog
      kind={kinds.account}
      sid={account_sid}
      name={name}
      readBlocked={() => accountBlockedBy(account_sid, name, scope)}
      onDelete={async () => {
        await notHalfWay(deleteAccount(account_sid));
        await mutate(accountsKey(service_provider_sid));
      }}
      {...ends}
    >
      <p>This also deletes its users, carriers and speech credentials.</p>
    </DeleteDialog>
  );
}
