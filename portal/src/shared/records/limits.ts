import { type LimitCategory, limitChanges } from '@trunkline/ui/widgets/limits-editor';
import { limitChange, limitRemoval } from '../../platform/resources/limit-writes.ts';
import type { Limit } from '../../platform/values/limits.ts';
import type { Owner } from '../../platform/values/owner.ts';
import type { LabelledWrite } from '../../screen/form/save/compound/attempts.ts';

type LimitValues = Record<string, string>;

/** The platform's categories, in the order of the screen. */
export const limitCategories: readonly LimitCategory[] = [
  { id: 'voice_call_session', label: 'Max calls' },
  { id: 'voice_call_session_license', label: 'Licensed calls' },
  { id: 'voice_call_minutes', label: 'Max minutes' },
  { id: 'voice_call_minutes_license', label: 'Licensed minutes' },
];

export const limitLabel = (id: string) =>
  limitCategories.find((category) => category.id === id)?.label ?? id;

/** Wire to form: every visible category, '' if nothing is stored. */
export function limitValues(limits: readonly Limit[]): LimitValues {
  const stored = new Map(limits.map(({ category, quantity }) => [category, String(quantity)]));
  return Object.fromEntries(limitCategories.map(({ id }) => [id, stored.get(id) ?? '']));
}

/** Calls that set, change and remove limits, one per limit. */
export function limitCalls(owner: Owner, stored: LimitValues, next: LimitValues): LabelledWrite[] {
  const { set, remove } = limitChanges(stored, next);
  return [
    ...set.map(({ id, quantity }) => ({
      label: limitLabel(id),
      write: limitChange(owner, id, quantity),
    })),
    ...remove.map((id) => ({ label: limitLabel(id), write: limitRemoval(owner, id) })),
  ];
}
