import { createContext, useContext, useMemo } from 'react';
import { checkLabels } from './development/checks.ts';

/** The language of a tree: by name of component, labels that replace its English defaults. */
export type LanguageInUse = {
  /** Formats numbers and dates. Default: the browser's. */
  locale?: string | undefined;
  labels: Readonly<Record<string, object>>;
};

export const LanguageContext = createContext<LanguageInUse>({ labels: {} });

/** Locale of the numbers and dates that a component writes itself. */
export const useLocale = (): string | undefined => useContext(LanguageContext).locale;

/** Words over others, which stay where the upper ones are undefined. */
export function wordsOver<Words extends object>(lower: Words, upper?: Partial<Words>): Words {
  const words: Words = { ...lower };
  for (const name in upper) words[name] = upper[name] ?? words[name];
  return words;
}

/**
 * The labels of a component: its own defaults, over them those of the language, over both what its
 * props give. The name is its key in `LabelSets`.
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
