import type { InboundAccount, InboundWorld } from './inbound.types.ts';

/** Carriers that a call may come from, judged by its host. */

export const isAddress = (host: string) => /^\d+\.\d+\.\d+\.\d+$/.test(host);

export const isSameName = (one: string, other: string) =>
  one !== '' && one.toLowerCase() === other.toLowerCase();

export const accountOf = ({ accounts }: InboundWorld, host: string) =>
  accounts.filter(({ realm }) => isSameName(realm, host));

/** The account's own carriers first, then those its provider shares. */
export const reachable = ({ id, providerId }: InboundAccount, { carriers }: InboundWorld) => [
  ...carriers.filter(({ accountId }) => accountId === id),
  ...carriers.filter(
    (one) => providerId !== null && one.accountId === null && one.providerId === providerId,
  ),
];

/** Carriers that register with a host as a user. */
export const registeringAs = (host: string, user: string, { carriers }: InboundWorld) =>
  carriers.filter(
    (one) =>
      one.requiresRegister &&
      isSameName(one.registerRealm, host) &&
      one.registerUsername !== '' &&
      one.registerUsername === user,
  );
