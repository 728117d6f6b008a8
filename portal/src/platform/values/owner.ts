import { path } from '../client/calls/path.ts';

/** Owner of limits or API keys: the platform has both for accounts and for service providers. */
export type Owner = { kind: 'account' | 'service_provider'; sid: string };

export const accountOwner = (sid: string): Owner => ({ kind: 'account', sid });
export const providerOwner = (sid: string): Owner => ({ kind: 'service_provider', sid });

/** The account; without one, the provider and its accounts. */
export const accountOrProvider = (accountSid: string | null, providerSid: string) =>
  accountSid ? accountOwner(accountSid) : providerOwner(providerSid);

/** Owner columns of a record that belongs to an account or to the provider. */
export const ownerColumns = ({ kind, sid }: Owner) => ({
  account_sid: kind === 'account' ? sid : null,
  service_provider_sid: kind === 'account' ? null : sid,
});

export const ownerPath = ({ kind, sid }: Owner) =>
  kind === 'account' ? path`Accounts/${sid}` : path`ServiceProviders/${sid}`;
