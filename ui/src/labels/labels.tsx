import type { ReactNode } from 'react';
import { LanguageContext } from '../use-labels.ts';
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

/**
 * The language of everything below. A component's own props go over it; another `Labels` inside
 * replaces it.
 */
export function Labels({ value, children }: LabelsProps) {
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
