import type { InboundAccount, InboundWorld } from './inbound.types.ts';

/** What the host of a call says: which carriers it may come from. */

export const isAddress = (host: string) => /^\d+\.\d+\.\d+\.\d+$/.test(host);

export const isSameName = (one: string, other: string) =>
  one !== '' && one.toLowerCase() === other.toLowerCase();

export const accountOf = ({ accounts }: InboundWorld, host: string) =>
  accounts.filter(({ realm }) => isSameName(realm, host));

/** Those of the account first, then those that its provider shares. */
export const reachable = ({ id, providerId }: InboundAccount, { carriers }: InboundWorld) => [
  ...carriers.filter(({ accountId }) => accountId === id),
  ...carriers.filter(
    (one) => providerId !== null && one.accountId === null && one.providerId === providerId,
  ),
];

/** Those that register with a host as a user. */
export const registeringAs = (host: string, user: string, { carriers }: InboundWorld) =>
  carriers.filter(
    (one) =>
      one.requiresRegister &&
      isSameName(one.registerRealm, host) &&
      one.registerUsername !== '' &&
      one.registerUsername === user,
  );
