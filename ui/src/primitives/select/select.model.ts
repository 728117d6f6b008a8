export type SelectOption<Value extends string = string> = {
  /** May be empty, which usually means 'none' or 'any'. */
  value: Value;
  label: string;
  disabled?: boolean;
};

export type SelectGroup<Value extends string = string> = {
  label: string;
  options: readonly SelectOption<Value>[];
};

/** A flat list, or groups with headings. */
export type SelectOptions<Value extends string = string> =
  | readonly SelectOption<Value>[]
  | readonly SelectGroup<Value>[];

/** All options in order, flattened from groups. */
export function flatOptions<Value extends string>(
  options: SelectOptions<Value>,
): SelectOption<Value>[] {
  return options.flatMap((entry): readonly SelectOption<Value>[] =>
    'options' in entry ? entry.options : [entry],
  );
}

/** Returns groups unchanged; a flat list becomes one group without a heading. */
export function groupedOptions(
  options: SelectOptions,
): { label?: string; options: readonly SelectOption[] }[] {
  const groups: { label?: string; options: SelectOption[] }[] = [];
  for (const entry of options) {
    if ('options' in entry) {
      groups.push({ label: entry.label, options: [...entry.options] });
      continue;
    }
    const last = groups.at(-1);
    if (last && last.label === undefined) last.options.push(entry);
    else groups.push({ options: [entry] });
  }
  return groups;
}

// Radix reserves '' for 'nothing chosen' and rejects it as an option's value.
const prefix = '=';

export const toItemValue = (value: string): string => prefix + value;

export const fromItemValue = (itemValue: string): string => itemValue.slice(prefix.length);
