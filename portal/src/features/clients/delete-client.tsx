import { useRefresh } from '../../platform/client/query.ts';
import { type ClientRow, deleteClient } from '../../platform/resources/clients/clients.ts';
import { DeleteDialog, type DialogEnds } from '../../screen/record/delete-dialog.tsx';
import { kinds } from '../../screen/record/kinds.ts';

type DeleteClientProps = DialogEnds & {
  client: Pick<ClientRow, 'client_sid' | 'username'>;
  /** What is said then. */
  done: string;
};

export default function DeleteClient({ client, ...rest }: DeleteClientProps) {
  const { client_sid, username } = client;
  const refresh = useRefresh('Clients');
  return (
    <DeleteDialog
      kind={kinds.client}
      sid={client_sid}
      name={username}
      onDelete={async () => {
        await deleteClient(client_sid);
        await refresh();
      }}
      {...rest}
    />
  );
}
