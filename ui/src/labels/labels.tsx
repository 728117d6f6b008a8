import { type ReactNode, useContext, useMemo } from 'react';
import { LanguageContext, type LanguageInUse, wordsOver } from '../use-labels.ts';
import type { LabelSets } from './label-sets.ts';

export type Language = {
  /** Locale for numbers and dates that components write: 'de'. Default: the browser's. */
  locale?: string;
  /** Labels by component. Missing ones stay English. */
  labels: { readonly [Name in keyof LabelSets]?: Partial<LabelSets[Name]> };
};

export type LabelsProps = {
  /** Keep it stable: every component below reads it. */
  value: Language;
  children: ReactNode;
};

/** Merges one language over another, label by label. */
function over(outer: LanguageInUse, { locale, labels }: Language): LanguageInUse {
  const own = Object.entries<object>(labels).map(([name, set]) => [
    name,
    wordsOver(outer.labels[name] ?? {}, set),
  ]);
  return {
    locale: locale ?? outer.locale,
    labels: { ...outer.labels, ...Object.fromEntries(own) },
  };
}

/**
 * Sets the language of everything below. A component's props take precedence, and so does a nested
 * `Labels`, which inherits whatever it leaves out.
 */
export function Labels({ value, children }: LabelsProps) {
  const outer = useContext(LanguageContext);
  const language = useMemo(() => over(outer, value), [outer, value]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
