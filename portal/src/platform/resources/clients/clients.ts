import { compareNames } from '@trunkline/ui/tokens/format';
import * as v from 'valibot';
import { read, useComposed, useQuery } from '../../client/cache/query.ts';
import { path } from '../../client/calls/path.ts';
import { call } from '../../client/calls/transport.ts';
import { bit, type Columns, listOf, text } from '../../client/calls/wire.ts';
import { recordReads } from '../record-reads.ts';

/** The password is never read: the platform reveals its first character. */
const owned = { client_sid: v.string(), account_sid: text, username: text };

/** Lists of provider users lack the three permissions. */
const clientRow = v.object({ ...owned, is_active: v.optional(bit, true) });
export type ClientRow = v.InferOutput<typeof clientRow>;

const client = v.object({
  ...owned,
  is_active: v.optional(bit, true),
  allow_direct_app_calling: v.optional(bit, true),
  allow_direct_queue_calling: v.optional(bit, true),
  allow_direct_user_calling: v.optional(bit, true),
});
export type Client = v.InferOutput<typeof client> & { columns?: Columns };

/** Every SIP client that the signed-in user may see, by username. */
export const clients = read(
  'Clients',
  listOf(clientRow, (a, b) => compareNames(a.username, b.username)),
);
export const listClients = clients.get;
export const useClients = () => useQuery(clients);

export const { get: getClient, use: useClient } = recordReads('Clients', client);

const registered = v.array(v.string());

/**
 * Registrations at the realm of an account, as user@realm.
 * @param askedAt when the list was opened: loaded once per opening
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
