import type { ComponentType } from 'react';
import type { PortalConfig } from '../../config/index.ts';
import type { OwnLcr } from '../../platform/resources/routing/lcrs.ts';
import type { Scope, SessionUser } from '../../session/user.ts';
import type { Early } from './early.ts';

/** Context that decides which entries and routes a user sees. */
export type NavContext = {
  config: PortalConfig;
  user: SessionUser;
  /** Whether the current service provider has a Teams domain. */
  hasTeams: boolean;
  /** The outbound call routing table of a user below admin. */
  lcr: OwnLcr;
  /** Number of alerts since the last look. */
  unseenAlerts?: number;
};

/** Name of an icon that the navigation renders. */
export type NavIcon =
  | 'overview'
  | 'users'
  | 'settings'
  | 'account'
  | 'client'
  | 'application'
  | 'calls'
  | 'live'
  | 'alerts'
  | 'configuration'
  | 'carrier'
  | 'speech'
  | 'number'
  | 'tenant'
  | 'routing';

export type NavEntry = {
  /** Sections: watched daily, set up for customers, bring your own, managed by the provider. */
  group: 'watch' | 'set up' | 'byo' | 'manage';
  label: string;
  icon: NavIcon;
  /** Absent: visible to every user. */
  isShown?: (context: NavContext) => boolean;
  href: (context: NavContext) => string;
  /** Number of things to look at. */
  count?: (context: NavContext) => number;
};

export type ScreenProps = {
  /** Parameters of the address. */
  params: Record<string, string>;
  /** Title of the route. */
  title: string;
};

/** One screen: drives router, guards, navigation, titles and the smoke test. */
export type RouteRecord = {
  /** wouter pattern; parameters arrive at the screen as `params`. */
  path: string;
  /** Document title before the record's own name is known. */
  title: string;
  screen: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** Absent: any signed-in user. Only read below /internal/. */
  minimumScope?: { scope: Scope; message: string; redirect: (user: SessionUser) => string };
  /** Absent: always enabled; false makes the address unknown. */
  isEnabled?: (config: PortalConfig) => boolean;
  /** First reads, sent before the screen's code has loaded. */
  early?: Early | undefined;
  nav?: NavEntry;
  /** Further addresses that mark the navigation entry as current. */
  navPrefix?: string;
};
