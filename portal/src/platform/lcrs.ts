import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { messageOf } from './errors.ts';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { bit, created, optionalText } from './wire.ts';

const lcr = v.object({
  lcr_sid: v.string(),
  name: optionalText,
  is_active: v.optional(bit, true),
  default_carrier_set_entry_sid: v.nullish(v.string(), null),
  service_provider_sid: v.nullish(v.string(), null),
  account_sid: v.nullish(v.string(), null),
  /** The default route included. */
  number_routes: v.nullish(v.number(), 0),
});
export type Lcr = v.InferOutput<typeof lcr>;

/** The tables the signed-in user may see: for anyone below admin at most one. */
export const listLcrs = () => call(v.array(lcr), 'GET', 'Lcrs');

export const useLcrs = (userSid: string | null) => useSWR(userSid && ['Lcrs', userSid], listLcrs);

export const getLcr = (sid: string) => call(lcr, 'GET', path`Lcrs/${sid}`);

export const useLcr = (sid: string | null) => useSWR(sid && ['Lcr', sid], () => getLcr(sid ?? ''));

/** A table belongs to an account or to a service provider. */
export type NewLcr = {
  name: string;
  is_active: boolean;
  account_sid: string | null;
  service_provider_sid: string | null;
};

/** @returns the new table's sid */
export const createLcr = async (body: NewLcr) =>
  (await call(created, 'POST', 'Lcrs', { body })).sid;

export const updateLcr = (sid: string, body: Pick<NewLcr, 'name' | 'is_active'>) =>
  command('PUT', path`Lcrs/${sid}`, { body });

/** Takes its routes with it. */
export const deleteLcr = (sid: string) => command('DELETE', path`Lcrs/${sid}`);

/** Makes what is shown of the tables true again; awaited before the caller goes on. */
export function useLcrRefresh() {
  const { mutate } = useSWRConfig();
  return (sid?: string) =>
    mutate(
      (key) =>
        Array.isArray(key) &&
        (key[0] === 'Lcrs' || (['Lcr', 'LcrRoutes'].includes(String(key[0])) && key[1] === sid)),
    );
}

/** The one table of a user below admin: its sid, or null when it is known that there is none. */
export type OwnLcr =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; sid: string | null };

/** @param userSid null asks nothing: what is answered is loading */
export function useOwnLcr(userSid: string | null) {
  const { data, error, isValidating, mutate } = useLcrs(userSid);
  return {
    lcr: ownLcrOf(data, error),
    /** Why it failed. */
    message: error === undefined ? undefined : messageOf(error),
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

function ownLcrOf(tables: readonly Lcr[] | undefined, error: unknown): OwnLcr {
  if (tables) return { status: 'known', sid: tables[0]?.lcr_sid ?? null };
  return { status: error === undefined ? 'loading' : 'failed' };
}

/** The tables of a service provider itself; those of its accounts are theirs. */
export const listProviderLcrs = async (providerSid: string) =>
  (await listLcrs()).filter((one) => one.service_provider_sid === providerSid);
