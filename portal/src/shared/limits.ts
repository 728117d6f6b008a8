import { type LimitCategory, limitChanges } from '@trunkline/ui/widgets/limits-editor';
import { type Limit, removeLimit, setLimit } from '../platform/values/limits.ts';
import type { Owner } from '../platform/values/owner.ts';
import type { Attempts } from '../screen/form/save/attempts.ts';

type LimitValues = Record<string, string>;

/** The platform's categories, in the order they are shown. */
export const limitCategories: readonly LimitCategory[] = [
  { id: 'voice_call_session', label: 'Max calls' },
  { id: 'voice_call_session_license', label: 'Licensed calls' },
  { id: 'voice_call_minutes', label: 'Max minutes' },
  { id: 'voice_call_minutes_license', label: 'Licensed minutes' },
];

export const limitLabel = (id: string) =>
  limitCategories.find((category) => category.id === id)?.label ?? id;

/** Wire to form: every category that is shown, '' where nothing is stored. */
export function limitValues(limits: readonly Limit[]): LimitValues {
  const stored = new Map(limits.map(({ category, quantity }) => [category, String(quantity)]));
  return Object.fromEntries(limitCategories.map(({ id }) => [id, stored.get(id) ?? '']));
}

/** Sets, changes and removes limits, one call each. */
export async function saveLimits(
  owner: Owner,
  stored: LimitValues,
  next: LimitValues,
  { run }: Attempts,
): Promise<void> {
  const { set, remove } = limitChanges(stored, next);
  for (const { id, quantity } of set) {
    await run(limitLabel(id), () => setLimit(owner, id, quantity));
  }
  for (const id of remove) await run(limitLabel(id), () => removeLimit(owner, id));
}
