import { people, uniqueName } from '../people.ts';
import { api, providerSid } from '../scene.ts';

/** A Berlin number for each unique name, as digits and as people write it. */
const lineOf = (name: string) => String(10_000_000 + (Number.parseInt(name.slice(-8), 16) % 9e7));
export const digitsOf = (name: string) => `4930${lineOf(name)}`;
export const numberOf = (name: string) => `+49 30 ${lineOf(name)}`;

/** Creates a carrier of Northwind for one test; without an account, every account may use it. */
export async function createCarrier(columns: Record<string, unknown> = {}) {
  const name = uniqueName('Trunk');
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'VoipCarriers', {
    name,
    service_provider_sid: await providerSid(),
    ...columns,
  });
  return { name, sid: body.sid };
}

/** Creates a number of an account for one test. */
export async function createNumber(accountSid: string, columns: Record<string, unknown> = {}) {
  const unique = uniqueName('number');
  const number = digitsOf(unique);
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'PhoneNumbers', {
    number,
    account_sid: accountSid,
    ...columns,
  });
  return { sid: body.sid, digits: number, name: numberOf(unique) };
}

export const storedRow = async (sid: string) =>
  (await api<Record<string, unknown>>(people.admin, 'GET', `PhoneNumbers/${sid}`)).body;
