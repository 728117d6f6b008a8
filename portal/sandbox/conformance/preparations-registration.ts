import { NORTHWIND } from '../seed/known-sids.ts';
import type { RequestOptions, World } from './replay.ts';

type Preparation = (
  world: World,
) => Promise<RequestOptions | undefined> | RequestOptions | undefined;

const firstAccount = 'a7248280-2553-4361-8025-601161022462';
const EMAIL = 'wire-mwowinu8@example.net';
const sessions = {
  price_id: 'price_StubSessionsUsd',
  product_sid: 'c4403cdb-8e75-4b27-9726-7d8315e3216d',
  quantity: 10,
};

/** Registers and activates a user, the account user of the exchanges that follow. */
async function register(world: World, name: string): Promise<{ token: string; account: string }> {
  const body = {
    provider: 'local',
    service_provider_sid: NORTHWIND,
    email: `${name}@example.net`,
    password: 'Signup-1',
    email_activation_code: '123456',
  };
  const answer = await world.request('POST', '/register', { body });
  const { jwt, user_sid, account_sid } = (await answer.json()) as Record<string, string>;
  const token = jwt ?? '';
  await world.request('PUT', '/ActivationCode/123456', {
    token,
    body: { user_sid, type: 'email' },
  });
  world.newcomer = token;
  return { token, account: account_sid ?? '' };
}

/** The first user to register in a world, before others. */
const firsts = new WeakMap<World, string>();

export const REGISTRATION_PREPARATIONS: Record<string, Preparation> = {
  'registration#after-forgot-password': async (world) => {
    await world.request('POST', '/forgot-password', { body: { email: EMAIL } });
    return undefined;
  },
  'registration#signin-link': (world) => {
    const body = world.sandbox.store.mails.list()[0]?.body ?? '';
    const link = /\/reset-password\/(\w+)/.exec(body)?.[1];
    world.alias('9CLXWuZHgeJcKTGxR6jMkG', link ?? '');
    return undefined;
  },
  'registration#delete-own-account': async (world) => {
    const { token, account } = await register(world, 'wire-leaver');
    world.alias('d4197a50-d834-4f9e-9434-8705c830474a', account);
    return { token };
  },
  'registration#delete-own-account-wrong-password': async (world) => {
    const body = { email: EMAIL, password: 'Signup-2' };
    const answer = await world.request('POST', '/signin', { body });
    return { token: ((await answer.json()) as { jwt: string }).jwt };
  },

  'billing#prices': async (world) => {
    const { token, account } = await register(world, 'wire-mwowinu8');
    world.alias(firstAccount, account);
    firsts.set(world, token);
    return { token };
  },
  'billing#me-after-upgrade-card-declined': async (world) => {
    const { token } = await register(world, 'wire-declined');
    const body = {
      action: 'upgrade-to-paid',
      payment_method_id: 'pm_card_declined',
      products: [sessions],
    };
    await world.request('POST', '/Subscriptions', { token, body });
    return { token };
  },
  'billing#upgrade-action-required': async (world) => {
    const { token } = await register(world, 'wire-confirm');
    return { token };
  },
  'billing#upgrade-success': (world) => {
    world.newcomer = firsts.get(world);
    return { token: world.newcomer };
  },
};
