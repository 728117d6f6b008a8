export { FilterBar } from './filter-bar.tsx';
export type {
  FilterBarLabels,
  FilterBarProps,
  FilterChip,
  FilterSearch,
} from './filter-bar.types.ts';
