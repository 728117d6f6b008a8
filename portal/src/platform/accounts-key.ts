/**
 * Of the accounts of a provider, in the cache of the hooks. Apart from them: the frame around every
 * screen looks there, and is not to load the rest.
 */
export const accountsKey = (providerSid: string) => ['Accounts', 'of', providerSid] as const;
