import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { optionalText } from './wire.ts';

/** For users without account the platform sends an account object with every member null. */
const meAnswer = v.object({
  user: v.object({ user_sid: v.string(), name: v.string(), provider: optionalText }),
  account: v.nullish(v.object({ account_sid: optionalText, sip_realm: optionalText })),
});
export type Me = v.InferOutput<typeof meAnswer>;

/** The signed-in user. */
export const useMe = (userSid: string | null) =>
  useSWR(userSid && ['Users', 'me', userSid], () => call(meAnswer, 'GET', 'Users/me'));

const userRow = v.object({
  user_sid: v.string(),
  name: v.string(),
  service_provider_sid: v.nullish(v.string()),
});
export type UserRow = v.InferOutput<typeof userRow>;

/** Users of a service provider and of its accounts, among those the signed-in user may see. */
export const listProviderUsers = async (providerSid: string) =>
  (await call(v.array(userRow), 'GET', 'Users')).filter(
    (one) => one.service_provider_sid === providerSid,
  );

/**
 * The forced change after a first sign-in. `isViewOnly` travels along because the platform takes
 * the view-only right away from a user whose update does not mention it (users#put-password-view-only-user).
 */
export const changePassword = (
  userSid: string,
  change: { oldPassword: string; newPassword: string; isViewOnly: boolean },
) =>
  command('PUT', path`Users/${userSid}`, {
    body: {
      old_password: change.oldPassword,
      new_password: change.newPassword,
      is_view_only: change.isViewOnly,
    },
  });
