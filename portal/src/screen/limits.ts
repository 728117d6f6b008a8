import type { LimitCategory, LimitChanges } from '@trunkline/ui/widgets/limits-editor';
import { type Limit, removeLimit, setLimit } from '../platform/limits.ts';
import type { Owner } from '../platform/owner.ts';
import type { SavePart } from './form/save-parts.ts';

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
export function limitValues(limits: readonly Limit[]): Record<string, string> {
  const stored = new Map(limits.map(({ category, quantity }) => [category, String(quantity)]));
  return Object.fromEntries(limitCategories.map(({ id }) => [id, stored.get(id) ?? '']));
}

/** A part of a save for each limit that changed. */
export const limitParts = (owner: Owner, { set, remove }: LimitChanges): SavePart[] => [
  ...set.map(({ id, quantity }) => ({
    label: limitLabel(id),
    run: () => setLimit(owner, id, quantity),
  })),
  ...remove.map((id) => ({
    label: limitLabel(id),
    run: () => removeLimit(owner, id),
  })),
];
