import type { ComponentType } from 'react';
import type { PortalConfig } from '../../config/index.ts';
import type { OwnLcr } from '../../platform/resources/routing/lcrs.ts';
import type { Scope, SessionUser } from '../../session/user.ts';
import type { Early } from './early.ts';

/** Context that decides which entries and routes a user sees. */
export type NavContext = {
  config: PortalConfig;
  user: SessionUser;
  /** The current service provider has a Teams domain. */
  hasTeams: boolean;
  /** The outbound call routing table of a user below admin. */
  lcr: OwnLcr;
  /** Alerts since they were looked at last. */
  unseenAlerts?: number;
};

/** Names a picture that the navigation draws. */
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
  /** Watched all day, set up for customers, brought along, the provider's own. */
  group: 'watch' | 'set up' | 'byo' | 'manage';
  label: string;
  icon: NavIcon;
  /** Absent: shown to every user. */
  isShown?: (context: NavContext) => boolean;
  href: (context: NavContext) => string;
  /** Something to look at. */
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
  /** Absent: always there; false makes the address unknown. */
  isEnabled?: (config: PortalConfig) => boolean;
  /** First reads, sent before the screen's code is there. */
  early?: Early | undefined;
  nav?: NavEntry;
  /** Other addresses under which the navigation entry is marked as current. */
  navPrefix?: string;
};
