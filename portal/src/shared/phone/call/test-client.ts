import { local, localKeys } from '../../../browser/storage.ts';
import { PlatformError } from '../../../platform/client/calls/errors.ts';
import { creation } from '../../../platform/client/calls/write.ts';
import { getClient } from '../../../platform/resources/clients/clients.ts';
import { recordDeletion } from '../../../platform/resources/record-writes.ts';
import type { CallingRight } from '../phone-target.ts';

/** Prefix of each username: it tells people that such a client may be deleted. */
const prefix = 'trunkline-test-';

const random = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const keptSids = (): string[] =>
  (local.get(localKeys.testClients) ?? '').split(' ').filter((sid) => sid !== '');

function keep(sids: readonly string[]): void {
  if (sids.length > 0) local.set(localKeys.testClients, sids.join(' '));
  else local.remove(localKeys.testClients);
}

/** Lock held while a call uses the client, so that other tabs leave it alone. A dying tab releases it. */
const lockOf = (sid: string) => `trunkline-test-client ${sid}`;

/** Deletes a client, then its SID in the storage. A failed deletion is retried at the next start. */
async function remove(sid: string): Promise<void> {
  try {
    const { username } = await getClient(sid);
    // A SID in the storage proves nothing: only our own clients are deleted.
    if (username.startsWith(prefix)) await recordDeletion('Clients', sid).send();
  } catch (error) {
    if (!(error instanceof PlatformError && error.kind === 'NotFound')) return;
  }
  keep(keptSids().filter((one) => one !== sid));
}

export type Caller = { username: string; password: string };

/**
 * Creates a client of the account for one call, with the one right it needs. Its password exists
 * only in memory; the storage holds its SID until it is deleted.
 */
export async function createTestClient(
  accountSid: string,
  right: CallingRight,
): Promise<Caller & { remove: () => Promise<void> }> {
  const caller = { username: `${prefix}${random(4)}`, password: random(24) };
  const sid = await creation('Clients', {
    account_sid: accountSid,
    ...caller,
    is_active: true,
    allow_direct_app_calling: right === 'app',
    allow_direct_queue_calling: right === 'queue',
    allow_direct_user_calling: right === 'user',
  }).send();
  keep([...keptSids(), sid]);
  let release = () => {};
  void navigator.locks.request(
    lockOf(sid),
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  return {
    ...caller,
    async remove() {
      await remove(sid);
      release();
    },
  };
}

/** Deletes test clients of tabs that crashed or were closed during a call. */
export async function removeLeftClients(): Promise<void> {
  for (const sid of keptSids()) {
    await navigator.locks.request(lockOf(sid), { ifAvailable: true }, async (lock) => {
      if (lock) await remove(sid);
    });
  }
}
