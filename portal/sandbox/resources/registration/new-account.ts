import type { Services } from '../../http/env.ts';
import { type Claims, signToken } from '../../http/tokens.ts';
import { webhookSecret } from '../../rules/secrets.ts';
import { toSeconds } from '../../store/columns.ts';
import type { ServiceProviderRow } from '../service-providers/store.ts';

const trialDays = 21;
const day = 86_400_000;
const trialSessions = 5;

/** Initial records of every new account. */
const starters = [
  ['hello world', [{ verb: 'say', text: 'Hello, world!' }]],
  ['dial time', [{ verb: 'dial', target: [{ type: 'phone', number: '15083084809' }] }]],
  ['simple gather', [{ verb: 'gather', input: ['speech', 'digits'], say: { text: 'Hi!' } }]],
] as const;

export type NewUser = {
  name: string;
  email: string;
  provider: string;
  provider_userid: string | null;
  email_activation_code: string | null;
  /** Whether an identity provider confirmed the address. */
  isValidated: boolean;
  hash: string | null;
};

/** Creates a trial account with its first user, a subscription without a price and starter applications. */
export function createTrialAccount(
  { store, now }: Services,
  { service_provider_sid }: ServiceProviderRow,
  user: NewUser,
): { account_sid: string; user_sid: string } {
  const { isValidated, hash, ...columns } = user;
  const time = now();
  const created_at = toSeconds(time);
  const trialEnd = new Date(time.getTime() + trialDays * day).toISOString().slice(0, 10);
  return store.transaction(() => {
    const account_sid = store.accounts.add(
      {
        name: user.email,
        service_provider_sid,
        is_active: isValidated,
        plan_type: 'trial',
        trial_end_date: `${trialEnd}T00:00:00.000Z`,
      },
      { created_at, webhook_secret: webhookSecret() },
    );
    const input = { ...columns, account_sid, service_provider_sid, email_validated: isValidated };
    const user_sid = store.users.add(input, { hashed_password: hash, permissions: '[]' });
    store.subscriptions.set({
      account_subscription_sid: crypto.randomUUID(),
      account_sid,
      started_at: time.getTime(),
      sessions: trialSessions,
      devices: 0,
      stripe_subscription_id: null,
      stripe_status: null,
      payment_method_id: null,
    });
    for (const [name, verbs] of starters) {
      store.applications.add({ name, account_sid, app_json: JSON.stringify(verbs) }, created_at);
    }
    return { account_sid, user_sid };
  });
}

/** Begins a session by email: its token has other members than one of `/login`. */
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
