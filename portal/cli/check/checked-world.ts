import { readWorld } from '../../src/configuration/check/read-world.ts';
import type { CheckScope, CheckWorld } from '../../src/configuration/check/world.ts';
import { unseenTables } from '../../src/configuration/platform/read.ts';
import type { Session } from '../session.ts';

/** Loads the world that a log-in can see. @param accountSid null: the provider with its accounts */
export async function sessionWorld(
  { api, caller, provider }: Session,
  accountSid: string | null,
): Promise<{ world: CheckWorld; scope: CheckScope }> {
  const seen = await readWorld({ api, caller, providerSid: provider.sid }, (accounts) => ({
    accountSids: new Set(
      accountSid === null
        ? accounts
            .filter((one) => one.service_provider_sid === provider.sid)
            .map(({ account_sid }) => account_sid)
        : [accountSid],
    ),
    // An account can't change what its provider shares with it.
    hasProvider: accountSid === null && caller !== 'account',
  }));
  return caller === 'service_provider'
    ? { ...seen, world: { ...seen.world, unasked: [...seen.world.unasked, unseenTables] } }
    : seen;
}
