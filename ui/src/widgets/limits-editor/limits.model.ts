/** Quantity by category, as typed. '' is no limit stored; '0' is stored and means unlimited. */
export type LimitValues = Readonly<Record<string, string>>;
/** Messages by category. */
export type LimitErrors = Readonly<Partial<Record<string, string>>>;

export type LimitCategory = {
  /** The platform's name of it. */
  category: string;
  label: string;
};

export const defaultLimitCategories: readonly LimitCategory[] = [
  { category: 'voice_call_session', label: 'Max calls' },
  { category: 'voice_call_session_license', label: 'Licensed calls' },
  { category: 'voice_call_minutes', label: 'Max minutes' },
  { category: 'voice_call_minutes_license', label: 'Licensed minutes' },
];

/** Name of a category; categories nobody has named keep the platform's. */
export function limitLabel(
  category: string,
  categories: readonly LimitCategory[] = defaultLimitCategories,
): string {
  return categories.find((one) => one.category === category)?.label ?? category;
}

export const limitMessage = 'Enter a whole number, 0 or more.';
/** What the platform's column holds. */
const maxQuantity = 2_147_483_647;
const tooLargeMessage = `Enter at most ${maxQuantity}.`;

/** Undefined for what is not a whole number, 0 or more. */
function quantityOf(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return undefined;
  const quantity = Number(digits);
  return quantity <= maxQuantity ? quantity : undefined;
}

export function validateLimits(
  values: LimitValues,
  message = limitMessage,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, text]) => text.trim() !== '' && quantityOf(text) === undefined)
      .map(([category, text]) => [category, /^\d+$/.test(text.trim()) ? tooLargeMessage : message]),
  );
}

export type LimitChanges = {
  set: { category: string; quantity: number }[];
  remove: string[];
};

/**
 * What has to be told to the platform. Nothing for a limit that is as it was, and nothing for one
 * that was never stored and is empty: removing what is not there would be an error.
 */
export function limitChanges(before: LimitValues, after: LimitValues): LimitChanges {
  const changes: LimitChanges = { set: [], remove: [] };
  for (const [category, text] of Object.entries(after)) {
    const stored = before[category]?.trim() ?? '';
    if (text.trim() === '') {
      if (stored !== '') changes.remove.push(category);
      continue;
    }
    const quantity = quantityOf(text);
    if (quantity !== undefined && quantity !== quantityOf(stored)) {
      changes.set.push({ category, quantity });
    }
  }
  return changes;
}
