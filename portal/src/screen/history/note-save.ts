import { config } from '../../config/index.ts';
import type { AnyMembers } from '../form/save/record/members.ts';
import { changesOf } from './changes.ts';
import type { NewEntry } from './entry.ts';
import { addToHistory, markCreatedAgain, markUndone } from './history-store.ts';
import { safeSteps } from './kept-steps.ts';
import { type Step, stepsOf } from './steps.ts';

export { withStoredSecrets } from './kept-steps.ts';
export { revertSteps } from './steps.ts';

type SavedChange<Values> = Pick<
  NewEntry,
  'action' | 'status' | 'noun' | 'name' | 'page' | 'form' | 'messages'
> & {
  userSid: string;
  /** Stored right before; of a new record, the values that its form began with. */
  before: Values;
  sent: Values;
  /** Stored since, as far as it is known. */
  since: Values;
  members: AnyMembers;
  /** Names of the columns that it sent. */
  columns?: readonly string[] | undefined;
  secrets: readonly string[];
  nameOf: (sid: string) => string | undefined;
  /** The entry of the deleted record that it creates again, and its new SID. */
  again?: { entryId: number; sid: string } | undefined;
  /** The entry that it undoes. */
  undoes?: number | undefined;
};

type Noted = { steps: readonly Step[]; entryId: number | undefined };

/** What the history keeps of a save: nothing secret. @param steps what takes it back, secrets and all */
export function entryOf<Values extends object>(
  saved: SavedChange<Values>,
  steps: readonly Step[],
): NewEntry {
  const { before, sent, since, members, secrets, nameOf } = saved;
  const { action, status, noun, name, page, form, messages } = saved;
  const asSent = stepsOf({ before, sent, since: sent }, members);
  const isStored = status !== 'failed' && action !== 'created';
  return {
    ...{ action, status, noun, name, page, form, messages },
    ...changesOf(before, status === 'partial' ? since : sent, { members, secrets, nameOf }),
    steps: isStored ? safeSteps(steps, secrets, members).steps : [],
    notKept: safeSteps(asSent, secrets, members).notKept,
  };
}

/** Keeps a save in the history of this browser. Without a storage it is known to this page only. */
export async function noteSave<Values extends object>(saved: SavedChange<Values>): Promise<Noted> {
  const { userSid, before, sent, since, members, columns, undoes, again } = saved;
  const steps = stepsOf({ before, sent, since }, members, columns);
  if (config().disableChangeHistory) return { steps, entryId: undefined };
  try {
    const entryId = await addToHistory(userSid, entryOf(saved, steps));
    if (undoes !== undefined) await markUndone(undoes);
    if (again) await markCreatedAgain(again.entryId, again.sid);
    return { steps, entryId };
  } catch {
    return { steps, entryId: undefined };
  }
}
