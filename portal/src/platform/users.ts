import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { byName } from './by-name.ts';
import { PlatformError } from './errors.ts';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { bit, optionalText } from './wire.ts';

export type UserScope = 'admin' | 'service_provider' | 'account';

/** The role is not stored: it follows from the two ids. */
const scopeOf = (accountSid: string, serviceProviderSid: string): UserScope =>
  accountSid !== '' ? 'account' : serviceProviderSid !== '' ? 'service_provider' : 'admin';

const owners = { account_sid: optionalText, service_provider_sid: optionalText };

/** List rows do not tell who is view-only (users#list-sp). */
const userRow = v.pipe(
  v.object({
    user_sid: v.string(),
    name: v.string(),
    email: optionalText,
    is_active: v.optional(bit, true),
    force_change: v.optional(bit, false),
    ...owners,
    account_name: optionalText,
    service_provider_name: optionalText,
  }),
  v.transform((row) => ({ ...row, scope: scopeOf(row.account_sid, row.service_provider_sid) })),
);
export type UserRow = v.InferOutput<typeof userRow>;

/** `scope` of the answer is an old column, always 'read-write': it is not the role. */
const user = v.pipe(
  v.object({
    user_sid: v.string(),
    name: v.string(),
    email: optionalText,
    is_active: v.optional(bit, true),
    is_view_only: v.optional(bit, false),
    force_change: v.optional(bit, false),
    ...owners,
  }),
  v.transform((row) => ({ ...row, scope: scopeOf(row.account_sid, row.service_provider_sid) })),
);
export type User = v.InferOutput<typeof user>;

/** For users without account the platform sends an account object with every member null. */
const meAnswer = v.object({
  user: v.object({ user_sid: v.string(), name: v.string(), provider: optionalText }),
  account: v.nullish(v.object({ account_sid: optionalText, sip_realm: optionalText })),
});
export type Me = v.InferOutput<typeof meAnswer>;

/** The signed-in user. */
export const useMe = (userSid: string | null) =>
  useSWR(userSid && meKey(userSid), () => call(meAnswer, 'GET', 'Users/me'));

const meKey = (userSid: string) => ['Users', 'me', userSid] as const;
const userKey = (userSid: string) => ['Users', userSid] as const;
export const usersKey = ['Users', 'list'] as const;

/** Everybody the signed-in user may see, sorted by name. */
export const listUsers = async () => {
  const rows = await call(v.array(userRow), 'GET', 'Users');
  return rows.sort(byName);
};

export const useUsers = () => useSWR(usersKey, listUsers);

export const getUser = (userSid: string) => call(user, 'GET', path`Users/${userSid}`);

export const useUserRecord = (userSid: string | null) =>
  useSWR(userSid && userKey(userSid), () => getUser(userSid ?? ''));

/** An unknown user is answered with 500 and these words (users#get-unknown). */
export const isUnknownUser = (error: unknown) =>
  error instanceof PlatformError &&
  (error.kind === 'NotFound' || error.said === 'failure retrieving user');

/** Which ids are set makes the role: none, the provider's, or both. */
export type NewUser = {
  name: string;
  email: string;
  initial_password: string;
  force_change: boolean;
  is_active: boolean;
  is_view_only: boolean;
  service_provider_sid: string | null;
  account_sid: string | null;
};

/**
 * `is_view_only` has to be there: the platform takes the right away from a user whose update does
 * not mention it. An id may only be there when it changes: null is refused, and any id, even the
 * stored one, ends every session of the user.
 */
export type UserUpdate = {
  name: string;
  email: string;
  /** null keeps the stored one. */
  initial_password: string | null;
  force_change: boolean;
  is_active: boolean;
  is_view_only: boolean;
  account_sid?: string;
};

export const createUser = (body: NewUser) =>
  call(v.object({ user_sid: v.string() }), 'POST', 'Users', { body });

export const updateUser = (userSid: string, body: UserUpdate) =>
  command('PUT', path`Users/${userSid}`, { body });

export const deleteUser = (userSid: string) => command('DELETE', path`Users/${userSid}`);

/** Makes what is shown of a user true again; awaited before the caller goes on. */
export function useUserRefresh() {
  const { mutate } = useSWRConfig();
  return async (userSid: string) => {
    await Promise.all([mutate(usersKey), mutate(userKey(userSid)), mutate(meKey(userSid))]);
  };
}

/** The list alone: of a user that is new, or gone. */
export function useUserListRefresh() {
  const { mutate } = useSWRConfig();
  return () => mutate(usersKey);
}

/** Users of a service provider and of its accounts, among those the signed-in user may see. */
export const listProviderUsers = async (providerSid: string) =>
  (await listUsers()).filter((one) => one.service_provider_sid === providerSid);
