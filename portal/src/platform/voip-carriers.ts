import useSWR from 'swr';
import * as v from 'valibot';
import { byName } from './by-name.ts';
import { path } from './path.ts';
import { call } from './transport.ts';

const carrier = v.object({
  voip_carrier_sid: v.string(),
  name: v.string(),
  application_sid: v.nullish(v.string()),
});
const carrierPage = v.object({ data: v.array(carrier) });

/** All carriers of a provider in one page, those of the account and the shared ones if it is given. */
export const listCarriers = async (serviceProviderSid: string, accountSid: string | null) => {
  const { data } = await call(
    carrierPage,
    'GET',
    path`ServiceProviders/${serviceProviderSid}/VoipCarriers`,
    { query: { page: 1, page_size: 10_000, account_sid: accountSid } },
  );
  return data.sort(byName);
};

/** @param serviceProviderSid null: nothing is asked */
export const useCarriers = (serviceProviderSid: string | null, accountSid: string | null) =>
  useSWR(serviceProviderSid && ['VoipCarriers', 'all', serviceProviderSid, accountSid], () =>
    listCarriers(serviceProviderSid ?? '', accountSid),
  );
