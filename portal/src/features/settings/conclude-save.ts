import { toast } from '../../notices/toasts.ts';
import { messageOf, PlatformError } from '../../platform/errors.ts';
import type { PartsOutcome } from '../../screen/save-parts.ts';
import type { FormProblem } from '../../screen/use-record-form.ts';

/** What to say of parts of which some failed; null when all were saved. */
export function problemOf({ saved, failures }: PartsOutcome): FormProblem | null {
  if (failures.length === 0) return null;
  const messages = failures.map(({ label, error }) => `${label}: ${messageOf(error)}`);
  return saved.length === 0
    ? { title: 'The settings were not saved', messages, tone: 'danger' }
    : {
        title: 'Not all of the settings were saved',
        messages: [...messages, `Saved: ${saved.join(', ')}. Save tries only the rest again.`],
        tone: 'warning',
      };
}

/** The session ended, or there was no answer: the console has left the page, its cache is gone. */
const hasLeft = ({ failures }: PartsOutcome) =>
  failures.some(
    ({ error }) =>
      error instanceof PlatformError && ['Unauthorized', 'Unreachable'].includes(error.kind),
  );

/**
 * Shows what is stored now and says how a save went: `done` when all was saved, else what the
 * platform answered.
 */
export async function concludeSave(
  outcome: PartsOutcome,
  done: string,
  reload: () => Promise<unknown>,
): Promise<FormProblem | null> {
  const problem = problemOf(outcome);
  if (hasLeft(outcome)) return problem;
  await reload();
  if (problem === null) toast.success(done);
  else toast.error([...new Set(outcome.failures.map(({ error }) => messageOf(error)))].join(' · '));
  return problem;
}
