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

/** As lists show it. */
export type CarrierRow = Omit<
  EngineCarrier,
  'e164_leading_plus' | 'tech_prefix' | 'register_username' | 'register_sip_realm'
>;
/** As much of it as a choice shows. */
export type CarrierChoice = Pick<
  CarrierRow,
  'voip_carrier_sid' | 'name' | 'account_sid' | 'is_active'
>;
const carrierList = listByName(carrierRow);
const carrierPage = v.object({ total: v.number(), data: carrierList });

const carriersAt = (...page: Parameters<typeof carrierPagePath>) =>
  read(carrierPagePath(...page), carrierPage);
const rowsOf = ({ data }: { data: EngineCarrier[] }) => data;

/** All carriers of a provider, as the hook below keeps them. */
export const carriersOf = (providerSid: string, accountSid: string | null) =>
  carriersAt(providerSid, accountSid);

/** All carriers of a provider in one page, those of the account and the shared ones if it is given. */
export const listCarriers = async (providerSid: string, accountSid: string | null) =>
  rowsOf(await carriersAt(providerSid, accountSid).get());

/** @param providerSid null: nothing is asked */
export const useCarriers = (providerSid: string | null, accountSid: string | null) =>
  useSelected(useQuery(providerSid && carriersAt(providerSid, accountSid)), rowsOf);
/** For names and choices. */
export const useCarrierChoices = (providerSid: string | null, accountSid: string | null) =>
  useSelected(useLookup(providerSid && carriersAt(providerSid, accountSid)), rowsOf);

/** All carriers that the signed-in user may see: without `page` the platform answers the whole list. */
export const listAllCarriers = read('VoipCarriers', carrierList).get;

/** One page of a provider's carriers; the platform orders them by nothing, the page itself by name. */
export const useCarrierPage = (
  providerSid: string | null,
  accountSid: string | null,
  query: PageQuery,
) =>
  useQuery(providerSid && carriersAt(providerSid, accountSid, query), { keepPreviousData: true });

/** The first carriers with the text in their name. */
export const searchCarriers = async (providerSid: string, name: string, count: number) =>
  rowsOf(await carriersAt(providerSid, null, { page: 1, pageSize: count, name }).get());

/** All carriers bound to an account, without those that its provider shares with it. */
const accountCarriers = (sid: string) => read(accountCarriersPath(sid), carrierList);
export const listAccountCarriers = (accountSid: string) => accountCarriers(accountSid).get();
export const useAccountCarriers = (accountSid: string | null) =>
  useQuery(accountSid && accountCarriers(accountSid));

const carrierAt = (sid: string) => read(recordPath('VoipCarriers', sid), withColumns(carrier));
export const getCarrier = (sid: string) => carrierAt(sid).get();
export const useCarrier = (sid: string | null) => useQuery(sid && carrierAt(sid));

/** The capture of a carrier's registration. */
export const downloadRegisterPcap = (owner: Owner, callId: string) =>
  download(`${ownerPath(owner)}/${path`RecentCalls/${callId}/register/pcap`}`);

/** Asks again for what is shown of the carriers, and drops the gateways that were kept. */
export function useCarrierRefresh() {
  const refresh = useRefresh('VoipCarriers');
  const forgetGateways = useForgetGateways();
  return async (sid?: string) => {
    await forgetGateways(sid);
    await refresh(sid);
  };
}
