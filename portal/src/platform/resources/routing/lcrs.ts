import { useMemo } from 'react';
import { read, useQuery } from '../../client/cache/query.ts';
import { messageOf } from '../../client/calls/errors.ts';
import { listOf } from '../../client/calls/wire.ts';
import { type Lcr, lcr } from '../../stored/lcrs.ts';

export type { Lcr } from '../../stored/lcrs.ts';

/** The tables that the signed-in user may see: at most one for anyone below admin. */
export const lcrs = read('Lcrs', listOf(lcr));
export const listLcrs = lcrs.get;
export const useLcrs = (isWanted: boolean) => useQuery(isWanted ? lcrs : null);

/** The one table of a user below admin: its sid, or null if there is none. */
export type OwnLcr =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; sid: string | null };

/** @param isWanted false: no request, and the status stays 'loading' */
export function useOwnLcr(isWanted: boolean) {
  const { data, error, mutate } = useLcrs(isWanted);
  return {
    lcr: useMemo(() => ownLcrOf(data, error), [data, error]),
    /** Reason for the failure. */
    message: error === undefined ? undefined : messageOf(error),
    retry: () => mutate(),
  };
}

function ownLcrOf(tables: readonly Lcr[] | undefined, error: unknown): OwnLcr {
  if (tables) return { status: 'known', sid: tables[0]?.lcr_sid ?? null };
  return { status: error === undefined ? 'loading' : 'failed' };
}

/** Tables of the service provider itself, without those of its accounts. */
export const listProviderLcrs = async (providerSid: string) =>
  (await listLcrs()).filter((one) => one.service_provider_sid === providerSid);
