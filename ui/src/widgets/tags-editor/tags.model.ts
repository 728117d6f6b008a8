/** A tag of a bucket's objects, as storage vendors spell it. */
export type Tag = { Key: string; Value: string };

/** Messages by path: '0.Key', '2.Value'. */
export type TagErrors = Readonly<Partial<Record<string, string>>>;

export const emptyTag: Tag = { Key: '', Value: '' };

export const messages = {
  nameRequired: 'Give the tag a name.',
  valueRequired: 'Give the tag a value.',
  nameTaken: 'Another tag has this name.',
};

/** Name and value are both needed, and vendors keep one value for a name. */
export function validateTags(tags: readonly Tag[], text = messages): Record<string, string> {
  const errors: Record<string, string> = {};
  const names = new Set<string>();
  tags.forEach(({ Key, Value }, index) => {
    const name = Key.trim();
    if (name === '') errors[`${index}.Key`] = text.nameRequired;
    else if (names.has(name)) errors[`${index}.Key`] = text.nameTaken;
    if (Value.trim() === '') errors[`${index}.Value`] = text.valueRequired;
    names.add(name);
  });
  return errors;
}

export function replaceAt(tags: readonly Tag[], index: number, change: Partial<Tag>): Tag[] {
  return tags.map((tag, at) => (at === index ? { ...tag, ...change } : tag));
}

export function removeAt(tags: readonly Tag[], index: number): Tag[] {
  return tags.filter((_, at) => at !== index);
}

/** The row that takes the focus when `index` is gone; undefined when none is left. */
export function focusAfterRemoval(index: number, left: number): number | undefined {
  return left === 0 ? undefined : Math.min(index, left - 1);
}
