import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { created, optionalText } from './wire.ts';

const serviceProvider = v.object({
  service_provider_sid: v.string(),
  name: v.string(),
  ms_teams_fqdn: optionalText,
});
export type ServiceProvider = v.InferOutput<typeof serviceProvider>;

/** All of them for admins, only their own for other users; sorted by name. */
export const useServiceProviders = (userSid: string | null) =>
  useSWR(userSid && ['ServiceProviders', userSid], async () => {
    const providers = await call(v.array(serviceProvider), 'GET', 'ServiceProviders');
    return providers.sort((a, b) => a.name.localeCompare(b.name));
  });

/** @returns the new provider's sid */
export const createServiceProvider = async (name: string) =>
  (await call(created, 'POST', 'ServiceProviders', { body: { name } })).sid;

export type ServiceProviderUpdate = { name: string; ms_teams_fqdn: string | null };

const hookOfProvider = v.object({ registration_hook: v.nullish(v.looseObject({})) });

/**
 * An update that does not name the registration hook unlinks it, and one that sends it as null is a
 * 500 (service-providers#get-after-put-without-hook, #put-echo-of-get): send what is stored.
 */
export async function updateServiceProvider(
  sid: string,
  change: ServiceProviderUpdate,
): Promise<void> {
  const address = path`ServiceProviders/${sid}`;
  const { registration_hook } = await call(hookOfProvider, 'GET', address);
  await command('PUT', address, {
    body: registration_hook ? { ...change, registration_hook } : change,
  });
}

/**
 * For admins; refused while accounts or users exist. Deletes its carriers, speech credentials and
 * API keys too.
 */
export const deleteServiceProvider = (sid: string) =>
  command('DELETE', path`ServiceProviders/${sid}`);
