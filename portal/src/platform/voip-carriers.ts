import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { byName } from './by-name.ts';
import { type Owner, ownerPath } from './owner.ts';
import { path } from './path.ts';
import { useForgetGateways } from './sip-gateways.ts';
import { call, command } from './transport.ts';
import { bit, created, optionalText } from './wire.ts';

/** What the SIP side reports of a registration; an empty object while it has reported nothing. */
const registerStatus = v.nullish(
  v.object({ status: optionalText, reason: optionalText, callId: optionalText }),
  {},
);
export type RegisterStatus = v.InferOutput<typeof registerStatus>;

/** Passwords stay behind: lists show none. */
const carrierRow = v.object({
  voip_carrier_sid: v.string(),
  name: v.string(),
  account_sid: v.nullish(v.string()),
  service_provider_sid: v.nullish(v.string()),
  application_sid: v.nullish(v.string()),
  is_active: v.optional(bit, true),
  requires_register: v.optional(bit, false),
  register_status: registerStatus,
});
export type CarrierRow = v.InferOutput<typeof carrierRow>;
const carrierPage = v.object({ total: v.number(), data: v.array(carrierRow) });

const carrier = v.object({
  ...carrierRow.entries,
  e164_leading_plus: v.optional(bit, false),
  dtmf_type: v.nullish(v.string(), 'rfc2833'),
  register_username: optionalText,
  register_password: optionalText,
  register_sip_realm: optionalText,
  register_from_user: optionalText,
  register_from_domain: optionalText,
  register_public_ip_in_contact: v.optional(bit, false),
  tech_prefix: optionalText,
  diversion: optionalText,
  outbound_sip_proxy: optionalText,
  smpp_system_id: optionalText,
  smpp_password: optionalText,
  smpp_inbound_system_id: optionalText,
  smpp_inbound_password: optionalText,
  trunk_type: v.optional(
    v.fallback(v.picklist(['static_ip', 'auth', 'reg']), 'static_ip'),
    'static_ip',
  ),
});
export type Carrier = v.InferOutput<typeof carrier>;

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

const routingCarrier = v.object({
  voip_carrier_sid: v.string(),
  name: v.string(),
  account_sid: v.nullish(v.string(), null),
  service_provider_sid: v.nullish(v.string(), null),
  application_sid: v.nullish(v.string(), null),
  is_active: v.optional(bit, true),
  e164_leading_plus: v.optional(bit, false),
  tech_prefix: optionalText,
  requires_register: v.optional(bit, false),
  register_username: optionalText,
  register_sip_realm: optionalText,
});
/** A carrier as the call engine looks at it. */
export type RoutingCarrier = v.InferOutput<typeof routingCarrier>;

/** The carriers that calls of a provider, or of one of its accounts, may go to. */
export const useRoutingCarriers = (serviceProviderSid: string | null, accountSid: string | null) =>
  useSWR(
    serviceProviderSid && ['VoipCarriers', 'routing', serviceProviderSid, accountSid],
    async () => {
      const { data } = await call(
        v.object({ data: v.array(routingCarrier) }),
        'GET',
        path`ServiceProviders/${serviceProviderSid ?? ''}/VoipCarriers`,
        { query: { page: 1, page_size: 10_000, account_sid: accountSid } },
      );
      return data.sort(byName);
    },
  );

export type CarrierQuery = {
  page: number;
  pageSize: number;
  name: string;
  accountSid: string | null;
};

const getPage = async (providerSid: string, { page, pageSize, name, accountSid }: CarrierQuery) => {
  const { total, data } = await call(
    carrierPage,
    'GET',
    path`ServiceProviders/${providerSid}/VoipCarriers`,
    { query: { page, page_size: pageSize, name, account_sid: accountSid } },
  );
  return { total, data: data.sort(byName) };
};

/** One page of a provider's carriers; the platform orders them by nothing, the page itself by name. */
export const useCarrierPage = (providerSid: string | null, query: CarrierQuery) => {
  const { page, pageSize, name, accountSid } = query;
  return useSWR(
    providerSid && ['VoipCarriers', 'page', providerSid, page, pageSize, name, accountSid],
    () => getPage(providerSid ?? '', query),
    { keepPreviousData: true },
  );
};

/** The first carriers with the text in their name. */
export const searchCarriers = async (providerSid: string, name: string, count: number) =>
  (await getPage(providerSid, { page: 1, pageSize: count, name, accountSid: null })).data;

/** All carriers bound to an account, without those that its provider shares with it. */
export const listAccountCarriers = async (accountSid: string) =>
  (await call(v.array(carrierRow), 'GET', path`Accounts/${accountSid}/VoipCarriers`)).sort(byName);

export const useAccountCarriers = (accountSid: string | null) =>
  useSWR(accountSid && ['VoipCarriers', 'of', accountSid], () =>
    listAccountCarriers(accountSid ?? ''),
  );

export const getCarrier = (sid: string) => call(carrier, 'GET', path`VoipCarriers/${sid}`);

const carrierKey = (sid: string) => ['VoipCarriers', sid] as const;

export const useCarrier = (sid: string | null) =>
  useSWR(sid && carrierKey(sid), () => getCarrier(sid ?? ''));

/**
 * What POST and PUT take; absent columns stay as they are. The type of the trunk, its inbound
 * credentials and what the SIP side reports are never sent: a status that is, breaks the carrier.
 */
export type CarrierToSend = {
  name: string;
  is_active: boolean;
  account_sid: string | null;
  application_sid: string | null;
  e164_leading_plus: boolean;
  dtmf_type: string;
  requires_register: boolean;
  register_username: string | null;
  register_password: string | null;
  register_sip_realm: string | null;
  register_from_user: string | null;
  register_from_domain: string | null;
  register_public_ip_in_contact: boolean;
  tech_prefix: string | null;
  diversion: string | null;
  outbound_sip_proxy: string | null;
  smpp_system_id: string | null;
  smpp_password: string | null;
  smpp_inbound_system_id: string | null;
  smpp_inbound_password: string | null;
};

/** @returns the new carrier's sid */
export const createCarrier = async (owner: Owner, body: CarrierToSend) =>
  (await call(created, 'POST', `${ownerPath(owner)}/VoipCarriers`, { body })).sid;

/** On the carrier's own path the platform checks the values and whose it is; below an owner neither. */
export const updateCarrier = (sid: string, body: Partial<CarrierToSend>) =>
  command('PUT', path`VoipCarriers/${sid}`, { body });

/** Never while something uses it: the platform takes the gateways away before it refuses. */
export const deleteCarrier = (sid: string) => command('DELETE', path`VoipCarriers/${sid}`);

/** Makes what is shown of the carriers true again; awaited before the caller goes on. */
export function useCarrierRefresh() {
  const { mutate } = useSWRConfig();
  const forgetGateways = useForgetGateways();
  return async (sid?: string) => {
    await forgetGateways(sid);
    return mutate(
      (key) =>
        Array.isArray(key) &&
        ((key[0] === 'VoipCarriers' && (key.length > 2 || key[1] === sid)) ||
          key[0] === 'GatewaysOf' ||
          ((key[0] === 'SipGateways' || key[0] === 'SmppGateways') && key[1] === sid)),
    );
  };
}
