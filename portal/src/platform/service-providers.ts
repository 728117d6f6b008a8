import useSWR from 'swr';
import * as v from 'valibot';
import { call } from './transport.ts';
import { created, optionalText } from './wire.ts';

const serviceProvider = v.object({
  service_provider_sid: v.string(),
  name: v.string(),
  ms_teams_fqdn: optionalText,
});
export type ServiceProvider = v.InferOutput<typeof serviceProvider>;

/** All for admins, the own one for the others; sorted by name. */
export const useServiceProviders = (userSid: string | null) =>
  useSWR(userSid && ['ServiceProviders', userSid], async () => {
    const providers = await call(v.array(serviceProvider), 'GET', 'ServiceProviders');
    return providers.sort((a, b) => a.name.localeCompare(b.name));
  });

/** @returns the new provider's sid */
export const createServiceProvider = async (name: string) =>
  (await call(created, 'POST', 'ServiceProviders', { body: { name } })).sid;
