/** Quantity by category id, as typed. '': no limit is stored. '0': stored, and means unlimited. */
export type LimitValues = Readonly<Record<string, string>>;
/** Messages by category id. */
export type LimitErrors = Readonly<Partial<Record<string, string>>>;

export type LimitCategory = {
  /** Key of its quantity in the value; otherwise without meaning here. */
  id: string;
  /** 'Max calls'. */
  label: string;
};

export const limitMessage = 'Enter a whole number, 0 or more.';
/** Limit of the platform's column. */
const maxQuantity = 2_147_483_647;
const tooLargeMessage = `Enter at most ${maxQuantity}.`;

/** undefined for anything but a whole number from 0. */
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

      .map(([id, text]) => [id, /^\d+$/.test(text.trim()) ? tooLargeMessage : message]),
  );
}

export type LimitChanges = {
  set: { id: string; quantity: number }[];
  /** Ids of categories. */
  remove: string[];
};

/**
 * Limits to set and to remove. Excludes unchanged ones, and empty ones that were never stored:
 * removing a missing limit is an error.
 */
export function limitChanges(before: LimitValues, after: LimitValues): LimitChanges {
  const changes: LimitChanges = { set: [], remove: [] };
  for (const [id, text] of Object.entries(after)) {
    const stored = before[id]?.trim() ?? '';
    if (text.trim() === '') {
      if (stored !== '') changes.remove.push(id);
      continue;
    }
    const quantity = quantityOf(text);
    if (quantity !== undefined && quantity !== quantityOf(stored)) {
      changes.set.push({ id, quantity });
    }
  }
  return changes;
}
