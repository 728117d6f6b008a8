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
