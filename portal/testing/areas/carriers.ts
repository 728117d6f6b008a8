import { rowOf, sipGateways } from '@trunkline/ui/testing/playwright';
import { page } from 'vitest/browser';
import { people, uniqueName } from '../people.ts';
import { api, providerSid } from '../scene.ts';

export const list = '/internal/carriers';
export const editOf = (sid: string) => `${list}/${sid}/edit`;
export const nameField = page.getByLabelText(/^Carrier name/);
export const usedBy = page.getByRole('combobox', { name: 'Used by' });
export const activeBox = page.getByRole('checkbox', { name: 'Active', exact: true });
export const createButton = page.getByRole('button', { name: 'Create carrier' });
export const saveButton = page.getByRole('button', { name: 'Save', exact: true });
export const filter = page.getByRole('searchbox', { name: 'Filter carriers' });
export const carrierLink = (name: string) => page.getByRole('link', { name, exact: true });
export const row = (name: string) => rowOf(page, name);
const gateways = sipGateways(page);
export const addressField = gateways.address;
export const portField = gateways.port;
export const gatewayBox = gateways.checkbox;
export const addGateway = gateways.add;
export const removeGateway = gateways.remove;
export const smsTab = page.getByRole('tab', { name: /^SMS/ });
export const voiceTab = page.getByRole('tab', { name: /^Voice/ });
export const authenticationBox = page.getByRole('checkbox', {
  name: 'Carrier requires authentication',
});

/** Unfolds settings that few carriers need: 'Calls', 'Outbound calls'. */
export const unfold = (title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}:`) }).click();

type Columns = Record<string, unknown>;

/**
 * Creates a carrier for one test, with a SIP gateway at each address.
 * @param provider by name. Tests that read all carriers use a provider with few of them
 */
export async function createCarrier(
  columns: Columns = {},
  addresses: readonly string[] = ['198.18.0.1'],
  provider = 'Northwind Telecom',
) {
  const name = typeof columns['name'] === 'string' ? columns['name'] : uniqueName('Carrier');
  const { body } = await api<{ sid: string }>(
    people.admin,
    'POST',
    `ServiceProviders/${await providerSid(provider)}/VoipCarriers`,
    { name, ...columns },
  );
  for (const ipv4 of addresses) await createSipGateway(body.sid, { ipv4 });
  return { sid: body.sid, name };
}

export async function createSipGateway(carrierSid: string, columns: Columns) {
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'SipGateways', {
    voip_carrier_sid: carrierSid,
    port: 5060,
    inbound: 1,
    outbound: 0,
    ...columns,
  });
  return body.sid;
}

export async function createSmppGateway(carrierSid: string, columns: Columns) {
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'SmppGateways', {
    voip_carrier_sid: carrierSid,
    ...columns,
  });
  return body.sid;
}

export const storedCarrier = async (sid: string) =>
  (await api<Columns>(people.admin, 'GET', `VoipCarriers/${sid}`)).body;
export const storedGateways = async (sid: string) =>
  (await api<Columns[]>(people.admin, 'GET', `SipGateways?voip_carrier_sid=${sid}`)).body;
export const storedSmppGateways = async (sid: string) =>
  (await api<Columns[]>(people.admin, 'GET', `SmppGateways?voip_carrier_sid=${sid}`)).body;
export const addressesOf = async (sid: string) =>
  (await storedGateways(sid)).map((one) => String(one['ipv4'])).sort();

/** Northwind's carriers with this name. */
export const carriersNamed = async (name: string) =>
  (
    await api<Record<string, string>[]>(
      people.admin,
      'GET',
      `ServiceProviders/${await providerSid()}/VoipCarriers`,
    )
  ).body.filter((one) => one['name'] === name);

export const seededCarrier = async (name: string): Promise<string> => {
  const { body } = await api<Record<string, string>[]>(people.admin, 'GET', 'VoipCarriers');
  const sid = body.find((one) => one['name'] === name)?.['voip_carrier_sid'];
  if (!sid) throw new Error(`No ${name}`);
  return sid;
};
