export { AppShell } from './app-shell.tsx';
export type {
  AppShellBrand,
  AppShellLabels,
  AppShellProps,
  NavigationGroup,
  NavigationItem,
} from './app-shell.types.ts';
