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

/** All providers for admins, only their own for other users; sorted by name. */
export const serviceProviders = listByName(serviceProvider);
const allProviders = read('ServiceProviders', serviceProviders);
/** Loaded at most once a minute, however many parts of a page use it. */
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

/** Absent members stay unchanged. */
export type ServiceProviderUpdate = { name?: string; ms_teams_fqdn?: string | null };

/**
 * Sends the stored registration hook along: an update without it unlinks the hook, and null causes
 * a 500.
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

/** For admins; refused while accounts or users exist. Also deletes carriers, speech credentials and keys. */
export const deleteServiceProvider = (sid: string) =>
  command('DELETE', path`ServiceProviders/${sid}`);
