import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { PlatformError } from '../../client/calls/errors.ts';
import { call } from '../../client/calls/transport.ts';
import { bit, type Columns, instant, optionalText, text } from '../../client/calls/wire.ts';
import type { Write } from '../../client/calls/write.ts';
import { listByName } from '../../values/by-name.ts';
import { recordReads } from '../record-reads.ts';

const scopes = ['admin', 'service_provider', 'account'] as const;
export type UserScope = (typeof scopes)[number];

/**
 * The role is not stored: it follows from the two ids. A user with an account and no provider is an
 * admin once logged in (users#list-shows-row-without-sp).
 */
function scopeOf(accountSid: string, serviceProviderSid: string): UserScope {
  if (serviceProviderSid === '') return 'admin';
  return accountSid === '' ? 'service_provider' : 'account';
}

const owners = { account_sid: optionalText, service_provider_sid: optionalText };

/** List rows don't say who is view-only (users#list-sp). */
const userRow = v.pipe(
  v.object({
    user_sid: v.string(),
    name: text,
    email: optionalText,
    is_active: v.optional(bit, true),
    force_change: v.optional(bit, false),
    ...owners,
    account_name: optionalText,
    service_provider_name: optionalText,
    scope: v.fallback(v.optional(v.picklist(scopes)), undefined),
  }),
  // The platform may name the role here.
  v.transform(({ scope, ...row }) => ({
    ...row,
    scope: scope ?? scopeOf(row.account_sid, row.service_provider_sid),
  })),
);
export type UserRow = v.InferOutput<typeof userRow>;

/** `scope` in the response is an old column, always 'read-write': it is not the role. */
const user = v.pipe(
  v.object({
    user_sid: v.string(),
    name: text,
    email: optionalText,
    is_active: v.optional(bit, true),
    is_view_only: v.optional(bit, false),
    force_change: v.optional(bit, false),
    ...owners,
  }),
  v.transform((row) => ({ ...row, scope: scopeOf(row.account_sid, row.service_provider_sid) })),
);
export type User = v.InferOutput<typeof user> & { columns?: Columns };

/**
 * For users without an account the platform sends an account object with every member null. Only
 * the hosted platform sends the members that describe the plan.
 */
const meAnswer = v.object({
  user: v.object({
    name: v.string(),
    provider: optionalText,
    email_validated: v.nullish(bit, true),
  }),
  account: v.nullish(
    v.object({
      account_sid: optionalText,
      sip_realm: optionalText,
      root_domain: optionalText,
      plan_type: v.nullish(v.fallback(v.picklist(['trial', 'free', 'paid']), 'free'), 'free'),
      is_active: v.nullish(bit, true),
      trial_end_date: instant,
      device_to_call_ratio: v.nullish(v.number(), 1),
    }),
    {},
  ),
  subscription: v.nullish(
    v.object({
      status: v.nullish(v.string(), 'active'),
      products: v.nullish(v.array(v.object({ name: v.string(), quantity: v.number() })), []),
      card_type: optionalText,
      last4: optionalText,
      exp_month: v.nullish(v.number(), null),
      exp_year: v.nullish(v.number(), null),
    }),
    {},
  ),
});
export type Me = v.InferOutput<typeof meAnswer>;

/** The signed-in user with their account and, on the hosted platform, the plan. */
const me = read('Users/me', meAnswer);
export const getMe = me.get;
export const useMe = (isWanted = true) => useQuery(isWanted ? me : null);

/** All users that the signed-in user may see, by name. */
export const users = read('Users', listByName(userRow));
export const listUsers = users.get;
export const useUsers = () => useQuery(users);

export const { get: getUser, use: useUserRecord } = recordReads('Users', user);

/** The platform reports an unknown user as 500 with these words (users#get-unknown). */
export const isUnknownUser = (error: unknown) =>
  error instanceof PlatformError &&
  (error.kind === 'NotFound' || error.said === 'failure retrieving user');

const createdUser = v.object({ user_sid: v.string() });

/** The response names the SID differently from other records. */
export const newUser = (body: Columns): Write<string> => ({
  ...{ method: 'POST', path: 'Users', body },
  send: async (sent = body) => (await call(createdUser, 'POST', 'Users', { body: sent })).user_sid,
});

/** Users of a service provider and of its accounts, as far as the signed-in user may see them. */
export const listProviderUsers = async (providerSid: string) =>
  (await listUsers()).filter((one) => one.service_provider_sid === providerSid);
