import type { ReactNode } from 'react';

export type FilterSearch = {
  /** The applied filter text. A new value from outside replaces the typed text. */
  value: string;
  onChange: (value: string) => void;
  /** Accessible name: 'Search carriers'. */
  label: string;
  placeholder?: string;
  /** Delay after the last key, in ms. 0 for lists in memory, 1000 for searches on the platform. */
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
  /** Shown in the field during the delay. */
  pending: 'Enter',
  removeChip: (label: string) => `Remove filter ${label}`,
  chips: 'Active filters',
  clearAll: 'Clear all',
};

export type FilterBarLabels = typeof defaultLabels;

export type FilterBarProps = {
  /** Search field, first on the line. */
  search?: FilterSearch;
  /** The selects. They wrap below the search if there is no room. */
  children?: ReactNode;
  /** Active filters, each removable. */
  chips?: readonly FilterChip[];
  /** Removes all filters at once; shown beside the chips. */
  onClearAll?: () => void;
  /** End of the line: '12 of 25 carriers', or actions on the selection. */
  summary?: ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<FilterBarLabels>;
  /** Additional classes for the root. */
  className?: string;
};
