import useSWR, { useSWRConfig } from 'swr';
import { lcr } from './lcrs.ts';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { created } from './wire.ts';

export const getLcr = (sid: string) => call(lcr, 'GET', path`Lcrs/${sid}`);

export const useLcr = (sid: string | null) => useSWR(sid && ['Lcr', sid], () => getLcr(sid ?? ''));

/** A table belongs to an account or to a service provider. */
export type NewLcr = {
  name: string;
  is_active: boolean;
  account_sid: string | null;
  service_provider_sid: string | null;
};

/** @returns the new table's sid */
export const createLcr = async (body: NewLcr) =>
  (await call(created, 'POST', 'Lcrs', { body })).sid;

export const updateLcr = (sid: string, body: Pick<NewLcr, 'name' | 'is_active'>) =>
  command('PUT', path`Lcrs/${sid}`, { body });

/** Takes its routes with it. */
export const deleteLcr = (sid: string) => command('DELETE', path`Lcrs/${sid}`);

/** Makes what is shown of the tables true again; awaited before the caller goes on. */
export function useLcrRefresh() {
  const { mutate } = useSWRConfig();
  return (sid?: string) =>
    mutate(
      (key) =>
        Array.isArray(key) &&
        (key[0] === 'Lcrs' || (['Lcr', 'LcrRoutes'].includes(String(key[0])) && key[1] === sid)),
    );
}
