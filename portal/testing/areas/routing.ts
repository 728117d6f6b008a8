import { page } from 'vitest/browser';
import { people, uniqueName } from '../people.ts';
import { api } from '../scene.ts';

export const list = '/internal/least-cost-routing';
export const editOf = (sid: string) => `${list}/${sid}/edit`;
export const nameField = page.getByLabelText(/^Name/);
export const usedBy = page.getByRole('combobox', { name: 'Used by' });
export const defaultCarrier = page.getByRole('combobox', {
  name: /^Select a default outbound carrier/,
});
export const createButton = page.getByRole('button', { name: 'Create outbound call route' });
export const saveButton = page.getByRole('button', { name: 'Save', exact: true });
export const addRoute = page.getByRole('button', { name: 'Add route' });
export const textOf = (number: number) =>
  page.getByLabelText(`Digit prefix or regex of route ${number}`, { exact: true });
export const carrierOf = (number: number) =>
  page.getByRole('combobox', { name: `Carrier of route ${number}`, exact: true });
export const moveDown = (number: number) =>
  page.getByRole('button', { name: `Move route ${number} down`, exact: true });
export const removeRoute = (number: number) =>
  page.getByRole('button', { name: `Remove route ${number}`, exact: true });

export type StoredRoute = {
  lcr_route_sid: string;
  regex: string;
  priority: number;
  description: string | null;
  lcr_carrier_set_entries: { lcr_carrier_set_entry_sid: string; voip_carrier_sid: string }[];
};

/** Creates a table of an account, or else of a provider; `texts` are its routes, all by one carrier. */
export async function createTable(
  accountSid: string | null,
  carrierSid: string,
  texts: readonly string[],
  providerSid?: string,
) {
  const name = uniqueName('Table');
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'Lcrs', {
    name,
    ...(accountSid === null ? { service_provider_sid: providerSid } : { account_sid: accountSid }),
  });
  const entries = [{ voip_carrier_sid: carrierSid, priority: 0 }];
  await api(people.admin, 'POST', `Lcrs/${body.sid}/Routes`, [
    ...texts.map((regex, priority) => ({ regex, priority, lcr_carrier_set_entries: entries })),
    {
      regex: '.*',
      description: 'System Default Route',
      priority: 9999,
      lcr_carrier_set_entries: entries,
    },
  ]);
  return { sid: body.sid, name };
}

export const storedTables = async () =>
  (await api<Record<string, string>[]>(people.admin, 'GET', 'Lcrs')).body;

export const storedRoutes = async (sid: string) =>
  (await api<StoredRoute[]>(people.admin, 'GET', `LcrRoutes?lcr_sid=${sid}`)).body;
