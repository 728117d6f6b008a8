import useSWR from 'swr';
import * as v from 'valibot';
import { call } from './transport.ts';
import { optionalText } from './wire.ts';

const lcr = v.object({
  lcr_sid: v.string(),
  name: optionalText,
  service_provider_sid: v.nullish(v.string()),
});
export type Lcr = v.InferOutput<typeof lcr>;

/** The tables the signed-in user may see: for anyone below admin at most one. */
export const useLcrs = (userSid: string | null) =>
  useSWR(userSid && ['Lcrs', userSid], () => call(v.array(lcr), 'GET', 'Lcrs'));

/** The tables of a service provider itself; those of its accounts are theirs. */
export const listProviderLcrs = async (providerSid: string) =>
  (await call(v.array(lcr), 'GET', 'Lcrs')).filter(
    (one) => one.service_provider_sid === providerSid,
  );
