import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkComponent } from '../../primitives/link/index.ts';

export type NavigationItem = {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  isCurrent?: boolean;
  /** Items that need attention, such as unseen alerts. 0 shows no badge. */
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
  /** Target of name and logo; absent: no link. */
  href?: string;
};

export type AppShellProps = {
  /** Name and logo above the navigation. */
  brand: AppShellBrand;
  /** Links in groups, in the order shown. */
  navigation: readonly NavigationGroup[];
  /**
   * Content above the groups, such as the service provider selector. A function receives whether
   * only icons fit (never in the drawer) and, in the drawer, `close` to call after a choice.
   */
  navigationTop?: ReactNode | ((hasIconsOnly: boolean, close?: () => void) => ReactNode);
  /** Content below the groups. Hidden while collapsed. */
  navigationBottom?: ReactNode;
  /** Location of the page: breadcrumbs. Below 900 px there is no room: hide them, and show them in the page. */
  headerStart?: ReactNode;
  /** Middle of the header: search or command palette. */
  headerMiddle?: ReactNode;
  /** The signed-in user. */
  headerEnd?: ReactNode;
  /** The screen. */
  children: ReactNode;
  /** The router's link; it must pass all props and `ref` to its anchor. */
  LinkComponent?: LinkComponent;
  /** Whether the side navigation shows words beside the icons. Without it the shell keeps the state itself. */
  open?: boolean;
  /** Called when the user narrows or widens the navigation. */
  onOpenChange?: (open: boolean) => void;
  /** Overrides texts of the current language. */
  labels?: Partial<AppShellLabels>;
  /** @deprecated since 0.3.0, use `!open`, removed in 0.4.0 */
  isCollapsed?: boolean;
  /** @deprecated since 0.3.0, use `onOpenChange`, removed in 0.4.0 */
  onCollapsedChange?: (isCollapsed: boolean) => void;
};

export const defaultLabels = {
  /** Name of the landmark around brand and navigation. */
  sidebar: 'Sidebar',
  skip: 'Skip to content',
  navigation: 'Main navigation',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  /** Wording of `count`, read after the item's label. */
  count: (count: number) => `${count} new`,
};

export type AppShellLabels = typeof defaultLabels;
