import type { Api, Caller } from '../src/configuration/api.ts';
import type { Configuration, KindName } from '../src/configuration/model.ts';
import { newAccount, readConfiguration } from '../src/configuration/platform/read.ts';
import { rowsOf, textOf } from '../src/configuration/platform/rows.ts';
import { type Given, Refusal } from './command.ts';
import type { Session } from './session.ts';

/** The provider of this name, or the only one there is. @param name '' for the only one */
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

/** @returns its SID; null where no account has this name */
async function findAccount(api: Api, providerSid: string, name: string) {
  const rows = rowsOf(await api.call('GET', `ServiceProviders/${providerSid}/Accounts`));
  const found = rows.filter((row) => textOf(row, 'name') === name);
  if (found.length > 1)
    throw new Refusal(`Several accounts are named "${name}". Rename one first.`);
  return found[0] ? textOf(found[0], 'account_sid') : null;
}

/** SID of the account that --account names; null without the option. */
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

/** SID of the account a file is about: null for a provider's file, '' for an account to be created. */
export const accountSidIn = ({ of, owners }: Configuration): string | null =>
  of === 'account' ? (owners.find(({ owner }) => owner === '@')?.sid ?? '') : null;

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
