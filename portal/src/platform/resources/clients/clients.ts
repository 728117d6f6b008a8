import * as v from 'valibot';
import { path } from '../../client/path.ts';
import { read, useComposed, useQuery } from '../../client/query.ts';
import { call } from '../../client/transport.ts';
import { withColumns } from '../../client/wire.ts';
import { client } from '../../records/client.ts';
import { type Answer, answerOf } from '../../records/record.ts';
import { recordPath } from '../paths.ts';

/** The lists of provider users lack the three permissions. */
const clientRow = answerOf(client, ['account_sid', 'username', 'is_active']);
export type ClientRow = v.InferOutput<typeof clientRow>;
export type Client = Answer<typeof client>;

/** Every SIP client the signed-in user may see, by username. */
export const clients = read(
  'Clients',
  v.pipe(
    v.array(clientRow),
    v.transform((rows) => rows.sort((a, b) => a.username.localeCompare(b.username))),
  ),
);
export const listClients = clients.get;
export const useClients = () => useQuery(clients);

const clientAt = (sid: string) => read(recordPath('Clients', sid), withColumns(answerOf(client)));
export const getClient = (sid: string) => clientAt(sid).get();
export const useClient = (sid: string | null) => useQuery(sid && clientAt(sid));

const registered = v.array(v.string());

/**
 * Registrations with the realm of an account, as user@realm.
 * @param askedAt when the list was opened: fetched once for each opening
 */
export const useRegisteredUsers = (accountSid: string | null, askedAt: number) =>
  useComposed(
    accountSid === null ? null : ['RegisteredSipUsers', accountSid, askedAt],
    () =>
      call(registered, 'GET', path`Accounts/${accountSid ?? ''}/RegisteredSipUsers`, {
        isBackground: true,
      }),
    { revalidateIfStale: false },
  );
