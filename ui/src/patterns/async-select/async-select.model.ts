export type AsyncOption = { value: string; label: string };

/** Whether the list has been loaded. Until then no value can be called unavailable. */
export type OptionsStatus = 'ready' | 'loading' | 'failed';

/** Longer lists are searched by typing. */
const searchAbove = 20;

export const isLongList = (options: readonly AsyncOption[]): boolean =>
  options.length > searchAbove;

/**
 * What the list shows: each value once, and before all others the chosen one when it is not among
 * them. While the list is not there it holds the chosen value alone, as it is stored.
 */
export function shownOptions(
  options: readonly AsyncOption[],
  value: string,
  status: OptionsStatus,
  unavailable: (value: string) => string,
): AsyncOption[] {
  if (status !== 'ready') return value === '' ? [] : [{ value, label: value }];
  const unique = [...new Map(options.map((option) => [option.value, option])).values()];
  if (value === '' || unique.some((option) => option.value === value)) return unique;
  return [{ value, label: unavailable(value) }, ...unique];
}
