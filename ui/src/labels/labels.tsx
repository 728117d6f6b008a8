import { type ReactNode, useContext, useMemo } from 'react';
import { LanguageContext, type LanguageInUse, wordsOver } from '../use-labels.ts';
import type { LabelSets } from './label-sets.ts';

export type Language = {
  /** Formats the numbers and dates that components write: 'de'. Default: the browser's. */
  locale?: string;
  /** By component. What is left out stays English. */
  labels: { readonly [Name in keyof LabelSets]?: Partial<LabelSets[Name]> };
};

export type LabelsProps = {
  /** Keep it stable: it is read by every component below. */
  value: Language;
  children: ReactNode;
};

/** One language over another, label by label. */
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
 * The language of everything below. A component's own props go over it, and so does another `Labels`
 * inside: what that one leaves out stays as it is here.
 */
export function Labels({ value, children }: LabelsProps) {
  const outer = useContext(LanguageContext);
  const language = useMemo(() => over(outer, value), [outer, value]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
