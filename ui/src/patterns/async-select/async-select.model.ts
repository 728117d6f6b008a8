export type AsyncOption = { value: string; label: string };

/** Whether the list has been loaded. Until then no value can be called unavailable. */
export type OptionsStatus = 'ready' | 'loading' | 'failed';

/** Longer lists are searched by typing. */
const searchAbove = 20;

export const isLongList = (options: readonly AsyncOption[]): boolean =>
  options.length > searchAbove;

/**
 * Options of the list: each value once, the chosen one first when the list lacks it. Until the list
 * has loaded, only the chosen value, as stored.
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
