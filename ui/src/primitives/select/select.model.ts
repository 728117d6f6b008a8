export type SelectOption = {
  /** May be empty, which usually means 'none' or 'any'. */
  value: string;
  label: string;
  disabled?: boolean;
};

export type SelectGroup = {
  label: string;
  options: readonly SelectOption[];
};

/** A flat list, or groups with headings. */
export type SelectOptions = readonly SelectOption[] | readonly SelectGroup[];

/** The options of a list, with or without groups, in order. */
export function flatOptions(options: SelectOptions): SelectOption[] {
  return options.flatMap((entry): readonly SelectOption[] =>
    'options' in entry ? entry.options : [entry],
  );
}

/** Groups as they are; a flat list as one group without a heading. */
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

// The list underneath keeps '' for 'nothing chosen' and refuses it as an option's value.
const prefix = '=';

export const toItemValue = (value: string): string => prefix + value;

export const fromItemValue = (itemValue: string): string => itemValue.slice(prefix.length);
