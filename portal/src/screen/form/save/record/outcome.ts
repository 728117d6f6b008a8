import { messageOf } from '../../../../platform/client/calls/errors.ts';
import { isEqual } from '../../values.ts';
import type { SaveOutcome } from './save-record.ts';

/** Message above a form after an incomplete save. */
export type FormProblem = { title: string; messages: string[]; tone: 'danger' | 'warning' };

type Subject = { noun: string; isPlural?: boolean };

/** Keeps stored blanks: the rules trim them, but the person didn't change them. */
export function untouchedAsStored<Values extends object>(
  parsed: Values,
  raw: Values,
  base: Values,
) {
  const values = { ...parsed };
  for (const key of Object.keys(values) as (keyof Values)[]) {
    if (isEqual(raw[key], base[key])) values[key] = base[key];
  }
  return values;
}

export const doneText = ({ noun }: Subject, { reread }: { reread?: unknown }) =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${reread ? 'updated' : 'created'} successfully`;

export function problemOf(
  outcome: SaveOutcome<object>,
  { noun, isPlural = false }: Subject,
): FormProblem | null {
  const nothing = `The ${noun} ${isPlural ? 'were' : 'was'} not saved`;
  if (outcome.status === 'refused' && outcome.message !== undefined) {
    const title = outcome.isUnknown
      ? `It’s unknown whether the ${noun} ${isPlural ? 'were' : 'was'} saved`
      : nothing;
    return { title, messages: [outcome.message], tone: 'danger' };
  }
  if (outcome.status !== 'parts-failed') return null;
  const { failures, saved } = outcome;
  const messages = failures.map(({ label, error }) => `${label}: ${messageOf(error)}`);
  return saved.length === 0
    ? { title: nothing, messages, tone: 'danger' }
    : {
        title: `Only part of the ${noun} was saved`,
        messages: [...messages, `Saved: ${saved.join(', ')}. Save tries only the rest again.`],
        tone: 'warning',
      };
}

/** Messages of a refused save without duplicates: several fields may share one. */
export const problemTexts = (outcome: SaveOutcome<object>): string[] =>
  outcome.status === 'refused' ? [...new Set(outcome.problems.map(({ message }) => message))] : [];

/**
 * The problem without the secrets of the form. If the code for that can't be loaded, its title alone.
 * @param secrets paths of members that are secret whatever their name
 */
export async function problemToStore(
  problem: FormProblem,
  values: object,
  secrets: readonly string[],
): Promise<FormProblem> {
  const code = await import('../../../../session/hidden-secrets.ts').catch(() => null);
  if (!code) return { ...problem, messages: [] };
  const known = code.secretTextsAt(values, secrets);
  const messages = problem.messages.map((message) => code.withSecretsHidden(message, known));
  return { ...problem, messages };
}
