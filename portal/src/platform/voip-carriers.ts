import useSWR from 'swr';
import * as v from 'valibot';
import { byName } from './by-name.ts';
import { path } from './path.ts';
import { call } from './transport.ts';
import { bit } from './wire.ts';

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

const carrierChoice = v.object({
  voip_carrier_sid: v.string(),
  name: v.string(),
  /** null: every account of the provider may use it */
  account_sid: v.nullish(v.string(), null),
  is_active: v.optional(bit, true),
});
export type CarrierChoice = v.InferOutput<typeof carrierChoice>;

const carrierChoices = v.object({ data: v.array(carrierChoice) });

/** The carriers that phone numbers are on: those of the provider, or those an account may use. */
export const listCarrierChoices = async (serviceProviderSid: string, accountSid: string | null) => {
  const { data } = await call(
    carrierChoices,
    'GET',
    path`ServiceProviders/${serviceProviderSid}/VoipCarriers`,
    { query: { page: 1, page_size: 10_000, account_sid: accountSid } },
  );
  return data.sort(byName);
};

/** @param serviceProviderSid null: nothing is asked */
export const useCarrierChoices = (serviceProviderSid: string | null, accountSid: string | null) =>
  useSWR(serviceProviderSid && ['VoipCarriers', 'choices', serviceProviderSid, accountSid], () =>
    listCarrierChoices(serviceProviderSid ?? '', accountSid),
  );
