import * as v from 'valibot';
import { read, useLookup, useQuery, useRefresh, useSelected } from '../../client/cache/query.ts';
import { download } from '../../client/calls/download.ts';
import { path } from '../../client/calls/path.ts';
import { withColumns } from '../../client/calls/wire.ts';
import { carrier, carrierRow, type EngineCarrier } from '../../stored/carriers.ts';
import { listByName } from '../../values/by-name.ts';
import { type Owner, ownerPath } from '../../values/owner.ts';
import { accountCarriersPath, carrierPagePath, type PageQuery, recordPath } from '../paths.ts';
import { useForgetGateways } from './sip-gateways.ts';

export type { Carrier, EngineCarrier } from '../../stored/carriers.ts';

/** The columns that lists show. */
export type CarrierRow = Omit<
  EngineCarrier,
  'e164_leading_plus' | 'tech_prefix' | 'register_username' | 'register_sip_realm'
>;
/** The columns that choices show. */
export type CarrierChoice = Pick<
  CarrierRow,
  'voip_carrier_sid' | 'name' | 'account_sid' | 'is_active'
>;
const carrierList = listByName(carrierRow);
const carrierPage = v.object({ total: v.number(), data: carrierList });

const carriersAt = (...page: Parameters<typeof carrierPagePath>) =>
  read(carrierPagePath(...page), carrierPage);
const rowsOf = ({ data }: { data: EngineCarrier[] }) => data;

/** All carriers of a provider, under the cache key of the hook below. */
export const carriersOf = (providerSid: string, accountSid: string | null) =>
  carriersAt(providerSid, accountSid);

/** All carriers of a provider in one page; with an account, only its own and the shared ones. */
export const listCarriers = async (providerSid: string, accountSid: string | null) =>
  rowsOf(await carriersAt(providerSid, accountSid).get());

/** @param providerSid null: no request */
export const useCarriers = (providerSid: string | null, accountSid: string | null) =>
  useSelected(useQuery(providerSid && carriersAt(providerSid, accountSid)), rowsOf);
/** For names and choices. */
export const useCarrierChoices = (providerSid: string | null, accountSid: string | null) =>
  useSelected(useLookup(providerSid && carriersAt(providerSid, accountSid)), rowsOf);

/** All carriers that the signed-in user may see: without `page` the platform sends the whole list. */
export const listAllCarriers = read('VoipCarriers', carrierList).get;

/** One page of a provider's carriers, sorted by name; the platform assigns carriers to pages in no order. */
export const useCarrierPage = (
  providerSid: string | null,
  accountSid: string | null,
  query: PageQuery,
) =>
  useQuery(providerSid && carriersAt(providerSid, accountSid, query), { keepPreviousData: true });

/** Finds the first carriers whose name contains the text. */
export const searchCarriers = async (providerSid: string, name: string, count: number) =>
  rowsOf(await carriersAt(providerSid, null, { page: 1, pageSize: count, name }).get());

/** All carriers that belong to an account, without those that its provider shares with it. */
const accountCarriers = (sid: string) => read(accountCarriersPath(sid), carrierList);
export const listAccountCarriers = (accountSid: string) => accountCarriers(accountSid).get();
export const useAccountCarriers = (accountSid: string | null) =>
  useQuery(accountSid && accountCarriers(accountSid));

const carrierAt = (sid: string) => read(recordPath('VoipCarriers', sid), withColumns(carrier));
export const getCarrier = (sid: string) => carrierAt(sid).get();
export const useCarrier = (sid: string | null) => useQuery(sid && carrierAt(sid));

/** Downloads the capture of a carrier's registration. */
export const downloadRegisterPcap = (owner: Owner, callId: string) =>
  download(`${ownerPath(owner)}/${path`RecentCalls/${callId}/register/pcap`}`);

/** Reloads the visible carriers, and drops the kept gateways. */
export function useCarrierRefresh() {
  const refresh = useRefresh('VoipCarriers');
  const forgetGateways = useForgetGateways();
  return async (sid?: string) => {
    await forgetGateways(sid);
    await refresh(sid);
  };
}
