import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkComponent } from '../../primitives/link/index.ts';

export type NavigationItem = {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  isCurrent?: boolean;
  /** Something to look at, such as unseen alerts. Nothing is shown for 0. */
  count?: number;
};

export type NavigationGroup = {
  id: string;
  heading?: string;
  items: readonly NavigationItem[];
};

export type AppShellBrand = {
  productName: string;
  /** Drawn 24 px high beside the name. */
  logoUrl?: string | undefined;
  /** Where name and logo lead; nowhere when absent. */
  href?: string;
};

export type AppShellProps = {
  /** Name and logo above the navigation. */
  brand: AppShellBrand;
  /** Links in groups, in the order shown. */
  navigation: readonly NavigationGroup[];
  /**
   * Above the groups, such as the service provider selector. A function receives whether only icons
   * fit (never in the drawer) and, in the drawer, `close` to call after a choice.
   */
  navigationTop?: ReactNode | ((hasIconsOnly: boolean, close?: () => void) => ReactNode);
  /** Below the groups. Not shown while collapsed. */
  navigationBottom?: ReactNode;
  /** Where the page is: breadcrumbs. */
  headerStart?: ReactNode;
  /** In the middle of the header: search, or the way to everything. */
  headerMiddle?: ReactNode;
  /** The signed-in user. */
  headerEnd?: ReactNode;
  /** The screen. */
  children: ReactNode;
  /** The router's link; it must hand all props and `ref` to its anchor. */
  LinkComponent?: LinkComponent;
  /** Whether the side navigation shows words, not icons alone. Without it the shell remembers. */
  open?: boolean;
  /** Called when the person narrows or widens the navigation. */
  onOpenChange?: (open: boolean) => void;
  /** Words of your own, in place of those of the language. */
  labels?: Partial<AppShellLabels>;
  /** @deprecated since 0.3.0, use `!open`, removed in 0.4.0 */
  isCollapsed?: boolean;
  /** @deprecated since 0.3.0, use `onOpenChange`, removed in 0.4.0 */
  onCollapsedChange?: (isCollapsed: boolean) => void;
};

export const defaultLabels = {
  /** Names the landmark around brand and navigation. */
  sidebar: 'Sidebar',
  skip: 'Skip to content',
  navigation: 'Main navigation',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  /** Says `count` in words, after the label of the item. */
  count: (count: number) => `${count} new`,
};

export type AppShellLabels = typeof defaultLabels;
