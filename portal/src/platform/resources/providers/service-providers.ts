import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { path } from '../../client/calls/path.ts';
import { call, command } from '../../client/calls/transport.ts';
import { created, optionalText, text } from '../../client/calls/wire.ts';
import { write } from '../../client/calls/write.ts';
import { listByName } from '../../values/by-name.ts';

const serviceProvider = v.object({
  service_provider_sid: v.string(),
  name: text,
  ms_teams_fqdn: optionalText,
});
export type ServiceProvider = v.InferOutput<typeof serviceProvider>;

/** All for admins, the own one for the others; sorted by name. */
export const serviceProviders = listByName(serviceProvider);
const allProviders = read('ServiceProviders', serviceProviders);
/** Asked for once a minute at the most, however many parts of a page use it. */
export const useServiceProviders = (isWanted: boolean) =>
  useQuery(isWanted ? allProviders : null, { dedupingInterval: 60_000 });

/** @returns the new provider's sid */
export const createServiceProvider = async (name: string) =>
  (await call(created, 'POST', 'ServiceProviders', { body: { name } })).sid;

const storedProvider = v.object({
  ...serviceProvider.entries,
  registration_hook: v.fallback(v.nullish(v.looseObject({})), null),
});
export type StoredProvider = v.InferOutput<typeof storedProvider>;

export const getServiceProvider = (sid: string) =>
  call(storedProvider, 'GET', path`ServiceProviders/${sid}`);

/** Absent members stay as they are on the platform. */
export type ServiceProviderUpdate = { name?: string; ms_teams_fqdn?: string | null };

/**
 * An update that does not name the registration hook unlinks it, and one that sends it as null is a
 * 500: what is stored travels back.
 */
export const serviceProviderUpdate = (
  { service_provider_sid: sid, registration_hook }: StoredProvider,
  change: ServiceProviderUpdate,
) =>
  write(
    'PUT',
    path`ServiceProviders/${sid}`,
    registration_hook?.['url'] !== undefined ? { ...change, registration_hook } : change,
  );

/** For admins; refused while accounts or users exist. Carriers, speech credentials and keys go too. */
export const deleteServiceProvider = (sid: string) =>
  command('DELETE', path`ServiceProviders/${sid}`);
