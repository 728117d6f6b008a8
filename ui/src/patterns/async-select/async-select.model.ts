export type AsyncOption = { value: string; label: string };

/** Loading state of the list. Until it is ready, no value counts as unavailable. */
export type OptionsStatus = 'ready' | 'loading' | 'failed';

/** Lists longer than this get a search field. */
const searchAbove = 20;

export const isLongList = (options: readonly AsyncOption[]): boolean =>
  options.length > searchAbove;

/**
 * Options to show: each value once, the chosen one first if the list lacks it. Until the list has
 * loaded, only the chosen value, as stored.
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
