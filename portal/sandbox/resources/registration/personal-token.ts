import type { Services } from '../../http/env.ts';
import { type Claims, signToken } from '../../http/tokens.ts';

/** A session begun with e-mail: its token has other members than one of `/login`. */
export async function beginSession(
  { store, secret, now, tokenLifetimeMinutes }: Services,
  userSid: string,
  claims: Record<string, unknown>,
): Promise<string> {
  const iat = Math.floor(now().getTime() / 1000);
  const all: Claims = { ...claims, iat, exp: iat + tokenLifetimeMinutes * 60 };
  const { token, signature } = await signToken(all, secret);
  store.sessions.begin(signature, userSid, all.exp * 1000, now().getTime());
  return token;
}
