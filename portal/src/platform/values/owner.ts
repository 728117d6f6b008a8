import { path } from '../client/calls/path.ts';

/** Owner of limits or API keys: the platform has both for accounts and for service providers. */
export type Owner = { kind: 'account' | 'service_provider'; sid: string };

export const accountOwner = (sid: string): Owner => ({ kind: 'account', sid });
export const providerOwner = (sid: string): Owner => ({ kind: 'service_provider', sid });

/** An account; without one the provider and its accounts. */
export const accountOrProvider = (accountSid: string | null, providerSid: string) =>
  accountSid ? accountOwner(accountSid) : providerOwner(providerSid);

export const ownerPath = ({ kind, sid }: Owner) =>
  kind === 'account' ? path`Accounts/${sid}` : path`ServiceProviders/${sid}`;
