import { useEffect, useState } from 'react';
import type { Caller } from '../../configuration/api.ts';
import {
  type ConfigurationClient,
  configurationClient,
} from '../../configuration/worker/client.ts';
import { useAccountChoices } from '../../platform/resources/accounts/accounts.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';

/** Context shared by all tabs of the screen. */
export type Tools = {
  client: ConfigurationClient;
  caller: Caller;
  providerSid: string;
  providerName: string;
  /** Account of an account user; null for others. */
  ownAccount: string | null;
  /** Accounts of the provider, by name; undefined while loading. */
  accounts: readonly { account_sid: string; name: string; sip_realm?: string | null }[] | undefined;
};

/** null until the provider is known. */
export function useTools(): Tools | null {
  const { scope, accountSid, serviceProviderSid } = useUser();
  const { provider } = useCurrentProvider();
  const providerSid = serviceProviderSid ?? provider?.service_provider_sid ?? null;
  const { data: accounts } = useAccountChoices(providerSid);
  const [client, setClient] = useState<ConfigurationClient | null>(null);
  useEffect(() => {
    const own = configurationClient();
    setClient(own);
    return own.end;
  }, []);
  if (providerSid === null || client === null) return null;
  const providerName = provider?.name ?? 'The provider';
  return { client, caller: scope, providerSid, providerName, ownAccount: accountSid, accounts };
}

/** Scopes to export. '' means the provider with all its accounts. */
export const subjectsOf = ({ ownAccount, accounts, providerName }: Tools) => [
  ...(ownAccount === null ? [{ value: '', label: `${providerName}, with all accounts` }] : []),
  ...(accounts ?? []).map(({ account_sid, name }) => ({ value: account_sid, label: name })),
];

export const firstSubject = ({ ownAccount }: Tools) => ownAccount ?? '';
export const accountOf = (subject: string) => (subject === '' ? null : subject);
