import type { Api, Caller } from '../src/configuration/api.ts';
import type { Configuration, KindName } from '../src/configuration/model.ts';
import { newAccount, readConfiguration } from '../src/configuration/platform/read.ts';
import { rowsOf, textOf } from '../src/configuration/platform/rows.ts';
import { type Given, Refusal } from './command.ts';
import type { Session } from './session.ts';

/** Finds the provider by name. @param name '' for the only provider */
export async function findProvider(api: Api, name: string) {
  const providers = rowsOf(await api.call('GET', 'ServiceProviders'));
  const found = name === '' ? providers : providers.filter((row) => textOf(row, 'name') === name);
  const [first] = found;
  if (!first) throw new Refusal(`There is no provider "${name}".`);
  if (found.length > 1) {
    const names = found.map((row) => textOf(row, 'name')).join(', ');
    throw new Refusal(`Choose a provider with --provider: ${names}.`);
  }
  return { sid: textOf(first, 'service_provider_sid'), name: textOf(first, 'name') };
}

/** @returns its SID; null if no account has this name */
async function findAccount(api: Api, providerSid: string, name: string) {
  const rows = rowsOf(await api.call('GET', `ServiceProviders/${providerSid}/Accounts`));
  const found = rows.filter((row) => textOf(row, 'name') === name);
  if (found.length > 1)
    throw new Refusal(`Several accounts are named "${name}". Rename one first.`);
  return found[0] ? textOf(found[0], 'account_sid') : null;
}

/** SID of the account named by --account; null without the option. */
export async function chosenAccount(
  given: Given,
  { api, provider }: Pick<Session, 'api' | 'provider'>,
): Promise<string | null> {
  const name = given.option('account') ?? '';
  if (name === '') return null;
  const sid = await findAccount(api, provider.sid, name);
  if (sid === null) throw new Refusal(`There is no account "${name}".`);
  return sid;
}

/** SID of the account that a file describes; null for a provider's file, '' for an account to create. */
export const accountSidIn = ({ of, owners }: Configuration): string | null =>
  of === 'account' ? (owners.find(({ owner }) => owner === '@')?.sid ?? '') : null;

/** Loads the platform's records for a file; nothing for an account that doesn't exist yet. */
export async function currentOf(
  api: Api,
  caller: Caller,
  providerSid: string,
  accountName: string | null,
  kinds?: readonly KindName[],
): Promise<Configuration> {
  if (accountName === null) {
    return readConfiguration(api, caller, { providerSid, accountSid: null }, kinds);
  }
  const accountSid = await findAccount(api, providerSid, accountName);
  return accountSid === null
    ? newAccount(api, providerSid, accountName)
    : readConfiguration(api, caller, { providerSid, accountSid }, kinds);
}
