import {
  defaultLimitCategories,
  type LimitChanges,
  limitLabel,
} from '@trunkline/ui/widgets/limits-editor';
import { type Limit, removeLimit, setLimit } from '../platform/limits.ts';
import type { Owner } from '../platform/owner.ts';
import type { SavePart } from './form/save-parts.ts';

/** Wire to form: every category that is shown, '' where nothing is stored. */
export function limitValues(limits: readonly Limit[]): Record<string, string> {
  const stored = new Map(limits.map(({ category, quantity }) => [category, String(quantity)]));
  return Object.fromEntries(
    defaultLimitCategories.map(({ category }) => [category, stored.get(category) ?? '']),
  );
}

/** A part of a save for each limit that changed. */
export const limitParts = (owner: Owner, { set, remove }: LimitChanges): SavePart[] => [
  ...set.map(({ category, quantity }) => ({
    label: limitLabel(category),
    run: () => setLimit(owner, category, quantity),
  })),
  ...remove.map((category) => ({
    label: limitLabel(category),
    run: () => removeLimit(owner, category),
  })),
];
