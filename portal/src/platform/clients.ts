import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { atMost } from './at-most.ts';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { bit, created } from './wire.ts';

/** The password is never read: the platform shows its first character. */
const owned = { client_sid: v.string(), account_sid: v.string(), username: v.string() };

/** The lists of provider users lack the three permissions. */
const clientRow = v.object({ ...owned, is_active: v.optional(bit, true) });
export type ClientRow = v.InferOutput<typeof clientRow>;

const client = v.object({
  ...owned,
  is_active: v.optional(bit, true),
  allow_direct_app_calling: v.optional(bit, true),
  allow_direct_queue_calling: v.optional(bit, true),
  allow_direct_user_calling: v.optional(bit, true),
});
export type Client = v.InferOutput<typeof client>;

const listKey = ['Clients', 'list'] as const;
const clientKey = (sid: string) => ['Clients', sid] as const;

/** Every SIP client the signed-in user may see, by username. */
export const listClients = async () => {
  const rows = await call(v.array(clientRow), 'GET', 'Clients');
  return rows.sort((a, b) => a.username.localeCompare(b.username));
};

export const useClients = () => useSWR(listKey, listClients);

export const getClient = (sid: string) => call(client, 'GET', path`Clients/${sid}`);

export const useClient = (sid: string | null) =>
  useSWR(sid && clientKey(sid), () => getClient(sid ?? ''));

/** Nothing else can be changed of a stored client: a masked password sent back would become the new one. */
export type ClientUpdate = {
  is_active: boolean;
  allow_direct_app_calling: boolean;
  allow_direct_queue_calling: boolean;
  allow_direct_user_calling: boolean;
};
export type NewClient = ClientUpdate & { account_sid: string; username: string; password: string };

/** @returns the new client's sid */
export const createClient = async (body: NewClient) =>
  (await call(created, 'POST', 'Clients', { body })).sid;

export const updateClient = (sid: string, body: ClientUpdate) =>
  command('PUT', path`Clients/${sid}`, { body });

export const deleteClient = (sid: string) => command('DELETE', path`Clients/${sid}`);

/** Makes what is shown of the clients true again; awaited before the caller goes on. */
export function useClientRefresh() {
  const { mutate } = useSWRConfig();
  return (sid?: string) =>
    Promise.all([mutate(listKey), sid === undefined ? undefined : mutate(clientKey(sid))]);
}

const inTurn = atMost(4);

/**
 * Who is registered with the realm of an account, as user@realm.
 * @param askedAt when the list that shows it was opened: asked once for each opening
 */
export const useRegisteredUsers = (accountSid: string | null, askedAt: number) =>
  useSWR(
    accountSid && ['RegisteredSipUsers', accountSid, askedAt],
    () =>
      inTurn(() =>
        call(v.array(v.string()), 'GET', path`Accounts/${accountSid ?? ''}/RegisteredSipUsers`),
      ),
    { revalidateIfStale: false },
  );
