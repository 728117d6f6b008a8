import { createContext, useContext, useMemo } from 'react';
import { checkLabels } from './development/checks.ts';

/** Language of a tree: labels by component name that replace its English defaults. */
export type LanguageInUse = {
  /** Locale for numbers and dates. Default: the browser's. */
  locale?: string | undefined;
  labels: Readonly<Record<string, object>>;
};

export const LanguageContext = createContext<LanguageInUse>({ labels: {} });

/** Locale for numbers and dates that a component writes itself. */
export const useLocale = (): string | undefined => useContext(LanguageContext).locale;

/** Merges texts over others; undefined ones don't replace anything. */
export function wordsOver<Words extends object>(lower: Words, upper?: Partial<Words>): Words {
  const words: Words = { ...lower };
  for (const name in upper) words[name] = upper[name] ?? words[name];
  return words;
}

/**
 * Labels of a component: its defaults, overridden by the language, overridden by its props. The
 * name is its key in `LabelSets`.
 */
export function useLabels<Labels extends object>(
  component: string,
  defaults: Labels,
  given?: Partial<Labels>,
): Labels {
  const language = useContext(LanguageContext).labels[component];
  if (process.env.NODE_ENV !== 'production' && language) {
    checkLabels(component, defaults, language);
  }
  return useMemo(
    () => wordsOver(wordsOver(defaults, language), given),
    [defaults, language, given],
  );
}
