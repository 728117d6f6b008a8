import type { ReactNode } from 'react';

export type FilterSearch = {
  /** The applied filter text. A value from outside the field wins over typed text. */
  value: string;
  onChange: (value: string) => void;
  /** Accessible name: 'Search carriers'. */
  label: string;
  placeholder?: string;
  /** How long to wait after the last key. 0 for lists held in memory, 1000 for the platform's. */
  delayMs?: number | undefined;
  /** Shortcut key, shown while the field is empty. The caller binds it. */
  shortcut?: string | undefined;
};

export type FilterChip = {
  id: string;
  /** 'Status: failed'. */
  label: string;
  onRemove: () => void;
};

export const defaultLabels = {
  /** Name of the region. */
  region: 'Filters',
  clearSearch: 'Clear search',
  /** Shown in the field while it waits. */
  pending: 'Enter',
  removeChip: (label: string) => `Remove filter ${label}`,
  chips: 'Active filters',
  clearAll: 'Clear all',
};

export type FilterBarLabels = typeof defaultLabels;

export type FilterBarProps = {
  /** The field for a text, first in the line. */
  search?: FilterSearch;
  /** The selects. They wrap below the search where there is no room. */
  children?: ReactNode;
  /** Active filters, each removable. */
  chips?: readonly FilterChip[];
  /** Removes all filters at once; offered beside the chips. */
  onClearAll?: () => void;
  /** At the end of the line: '12 of 25 carriers', or actions on what is selected. */
  summary?: ReactNode;
  /** Words of your own, in place of those of the language. */
  labels?: Partial<FilterBarLabels>;
  /** Classes for the root, beside its own. */
  className?: string;
};
