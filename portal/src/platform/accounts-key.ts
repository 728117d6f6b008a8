/** Of the accounts of a provider, in the cache of the hooks. */
export const accountsKey = (providerSid: string) => ['Accounts', 'of', providerSid] as const;
