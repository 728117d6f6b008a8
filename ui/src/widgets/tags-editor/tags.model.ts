/** A tag of a bucket's objects. */
export type Tag = { name: string; value: string };

/** Messages by path: '0.name', '2.value'. */
export type TagErrors = Readonly<Partial<Record<string, string>>>;

export const emptyTag: Tag = { name: '', value: '' };

export const messages = {
  nameRequired: 'Give the tag a name.',
  valueRequired: 'Give the tag a value.',
  nameTaken: 'This name is taken by another tag.',
};

/** Requires name and value, and unique names, because vendors keep one value per name. */
export function validateTags(tags: readonly Tag[], text = messages): Record<string, string> {
  const errors: Record<string, string> = {};
  const names = new Set<string>();
  tags.forEach((tag, index) => {
    const name = tag.name.trim();
    if (name === '') errors[`${index}.name`] = text.nameRequired;
    else if (names.has(name)) errors[`${index}.name`] = text.nameTaken;
    if (tag.value.trim() === '') errors[`${index}.value`] = text.valueRequired;
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

/** The row to focus after removing `index`; undefined if none is left. */
export function focusAfterRemoval(index: number, left: number): number | undefined {
  return left === 0 ? undefined : Math.min(index, left - 1);
}
