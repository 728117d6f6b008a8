import * as v from 'valibot';
import { call, command } from './transport.ts';

const loginAnswer = v.object({
  token: v.string(),
  user_sid: v.string(),
  force_change: v.optional(v.boolean(), false),
});
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** `username` is the user's name, never the e-mail address. */
export const login = (username: string, password: string) =>
  call(loginAnswer, 'POST', 'login', { body: { username, password }, isSignIn: true });

/** Ends every session of the user, not only this one. */
export const logout = () => command('POST', 'logout', { isSignOut: true });
