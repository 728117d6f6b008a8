import {
  listRegistrations,
  type Registration,
} from '../../platform/resources/live/registrations.ts';
import { type Subject, unlessSame, usePolled } from '../../shared/polling/index.ts';

export type SeenRegistration = Registration & { accountSid: string };

const registrations: Subject<readonly SeenRegistration[]> = {
  initial: [],
  questions: [
    async (accountSid) => {
      const answer = await listRegistrations(accountSid);
      return (before) => {
        const others = before.filter((one) => one.accountSid !== accountSid);
        const after = [...others, ...answer.map((one) => ({ ...one, accountSid }))].sort(
          (a, b) => a.name.localeCompare(b.name) || a.accountSid.localeCompare(b.accountSid),
        );
        return unlessSame(before, after);
      };
    },
  ],
};

/** Registrations at these accounts. @param accountSids the same array while they are the same */
export const useRegistrations = (accountSids: readonly string[]) =>
  usePolled(accountSids, registrations);
