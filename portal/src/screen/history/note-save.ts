import { config } from '../../config/index.ts';
import { secretTextsAt, withSecretsHidden } from '../../session/hidden-secrets.ts';
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
  /** Values stored right before; for a new record, those that its form started with. */
  before: Values;
  sent: Values;
  /** Values stored after the save, as far as known. */
  since: Values;
  members: AnyMembers;
  /** Names of the columns that were sent. */
  columns?: readonly string[] | undefined;
  secrets: readonly string[];
  nameOf: (sid: string) => string | undefined;
  /** The entry of the deleted record that was created again, and its new SID. */
  again?: { entryId: number; sid: string } | undefined;
  /** The entry that this save undoes. */
  undoes?: number | undefined;
};

type Noted = { steps: readonly Step[]; entryId: number | undefined };

/** The history entry of a save, without secrets. @param steps steps to undo, including secrets */
export function entryOf<Values extends object>(
  saved: SavedChange<Values>,
  steps: readonly Step[],
): NewEntry {
  const { before, sent, since, members, secrets, nameOf } = saved;
  const { action, status, noun, name, page, form, messages } = saved;
  const asSent = stepsOf({ before, sent, since: sent }, members);
  const isStored = status !== 'failed' && action !== 'created';
  // The platform may quote them.
  const known = [before, sent].flatMap((values) => secretTextsAt(values, secrets));
  return {
    ...{ action, status, noun, name, page, form },
    messages: messages.map((message) => withSecretsHidden(message, known)),
    ...changesOf(before, status === 'partial' ? since : sent, { members, secrets, nameOf }),
    steps: isStored ? safeSteps(steps, secrets, members).steps : [],
    notKept: safeSteps(asSent, secrets, members).notKept,
  };
}

/** Adds a save to this browser's history. Without storage, only this page knows it. */
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
