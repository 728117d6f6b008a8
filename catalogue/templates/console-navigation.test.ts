import { expect, it } from 'vitest';
import { parseConfig } from '../../portal/src/config/config.ts';
import { routes } from '../../portal/src/routes.ts';
import { navigationOf } from '../../portal/src/shell/navigation/navigation.ts';
import type { NavigationGroup } from '../../ui/src/patterns/app-shell/index.ts';
import { consoleNavigation } from './console-navigation.ts';

const shown = (groups: readonly NavigationGroup[]) =>
  groups.map(({ heading, items }) => ({
    heading,
    items: items.map(({ label, icon, count = 0 }) => ({ label, icon, count })),
  }));

it('is the navigation that the console shows an administrator', () => {
  const context = {
    config: parseConfig({}, 'https://console.example'),
    user: {
      userSid: 'u',
      name: 'admin',
      scope: 'admin' as const,
      level: 2 as const,
      accountSid: null,
      serviceProviderSid: null,
      isViewOnly: false,
    },
    hasTeams: true,
    lcr: { status: 'loading' as const },
    unseenAlerts: 3,
  };
  expect(shown(consoleNavigation(''))).toEqual(shown(navigationOf(routes, context, '/')));
});

it('marks one entry', () => {
  const marked = consoleNavigation('carriers')
    .flatMap(({ items }) => items)
    .filter(({ isCurrent }) => isCurrent);
  expect(marked.map(({ label }) => label)).toEqual(['Carriers']);
});
