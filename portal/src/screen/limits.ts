import { type LimitCategory, limitChanges } from '@trunkline/ui/widgets/limits-editor';
import { type Limit, removeLimit, setLimit } from '../platform/limits.ts';
import type { Owner } from '../platform/owner.ts';
import { saveParts } from './form/save-parts.ts';
import type { Written } from './form/save-record.ts';

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

/**
 * Sets, changes and removes limits, one call each.
 * @param before what they belong to, if that was stored first
 */
export async function saveLimits(
  owner: Owner,
  stored: LimitValues,
  next: LimitValues,
  before: string | null,
): Promise<Written> {
  const { set, remove } = limitChanges(stored, next);
  const { failures, saved } = await saveParts([
    ...set.map(({ id, quantity }) => ({
      label: limitLabel(id),
      run: () => setLimit(owner, id, quantity),
    })),
    ...remove.map((id) => ({ label: limitLabel(id), run: () => removeLimit(owner, id) })),
  ]);
  return { failures, saved: before === null ? saved : [before, ...saved] };
}
