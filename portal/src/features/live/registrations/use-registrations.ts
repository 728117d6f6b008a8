import { compareNames } from '@trunkline/ui/tokens/format';
import { PlatformError } from '../../../platform/client/calls/errors.ts';
import {
  listRegistrations,
  type Registration,
} from '../../../platform/resources/live/registrations.ts';
import { type Subject, unlessSame, usePolled } from '../../../shared/polling/index.ts';

type SeenRegistration = Registration & { accountSid: string };

/**
 * Skips accounts without a realm: they can't have registrations, and the platform responds with an
 * error.
 */
async function registeredAt(accountSid: string): Promise<readonly Registration[]> {
  try {
    return await listRegistrations(accountSid);
  } catch (error) {
    if (error instanceof PlatformError && /sip_realm/.test(error.said)) return [];
    throw error;
  }
}

const registrations: Subject<readonly SeenRegistration[]> = {
  initial: [],
  kept: new WeakMap(),
  questions: [
    async (accountSid) => {
      const answer = await registeredAt(accountSid);
      return (before) => {
        const others = before.filter((one) => one.accountSid !== accountSid);
        const after = [...others, ...answer.map((one) => ({ ...one, accountSid }))].sort(
          (a, b) => compareNames(a.name, b.name) || a.accountSid.localeCompare(b.accountSid),
        );
        return unlessSame(before, after);
      };
    },
  ],
};

/** Registrations at these accounts. @param callTimes shared by the tabs */
export const useRegistrations = (accountSids: readonly string[], callTimes: number[]) =>
  usePolled(accountSids, registrations, callTimes);
