import type { Api, Caller } from '../src/configuration/api.ts';
import type { Configuration, KindName } from '../src/configuration/model.ts';
import { newAccount, readConfiguration } from '../src/configuration/platform/read.ts';
import { rowsOf, textOf } from '../src/configuration/platform/rows.ts';
import { Refusal } from './command.ts';

/** The provider of this name, or the only one there is. @param name '' for the only one */
export async function findProvider(api: Api, name: string) {
  const providers = rowsOf(await api.call('GET', 'ServiceProviders'));
  const found = name === '' ? providers : providers.filter((row) => textOf(row, 'name') === name);
  const [first] = found;
  if (!first) throw new Refusal(`There is no service provider "${name}".`);
  if (found.length > 1) {
    const names = found.map((row) => textOf(row, 'name')).join(', ');
    throw new Refusal(`Say which provider with --provider: ${names}.`);
  }
  return { sid: textOf(first, 'service_provider_sid'), name: textOf(first, 'name') };
}

/** @returns its sid; null when there is none of this name */
export async function findAccount(api: Api, providerSid: string, name: string) {
  const rows = rowsOf(await api.call('GET', `ServiceProviders/${providerSid}/Accounts`));
  const found = rows.filter((row) => textOf(row, 'name') === name);
  if (found.length > 1)
    throw new Refusal(`Several accounts are called "${name}". Rename one first.`);
  return found[0] ? textOf(found[0], 'account_sid') : null;
}

/** What the platform has for a file: of an account that is not there, nothing. */
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
