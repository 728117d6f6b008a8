import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { routes } from '../../routes.ts';
import type { NavContext } from '../../screen/page/route.ts';
import { levelOf, type Scope } from '../../session/user.ts';
import { navigationOf } from './navigation.ts';

function contextOf(scope: Scope, more: Partial<NavContext> = {}): NavContext {
  return {
    config: parseConfig({}, 'https://console.example'),
    user: {
      userSid: 'u',
      name: 'u',
      scope,
      level: levelOf(scope),
      accountSid: scope === 'account' ? 'own' : null,
      serviceProviderSid: scope === 'admin' ? null : 'sp',
      isViewOnly: false,
    },
    hasTeams: true,
    lcr: { status: 'loading' },
    ...more,
  };
}

const labelsOf = (context: NavContext) =>
  navigationOf(routes, context, '/').map(({ items }) => items.map(({ label }) => label));
const hrefOf = (label: string, context: NavContext) =>
  navigationOf(routes, context, '/')
    .flatMap(({ items }) => items)
    .find((item) => item.label === label)?.href;

const byo = ['Carriers', 'Speech', 'Phone Numbers', 'MS Teams Tenants', 'Outbound Call Routing'];
const watch = ['Overview', 'Live', 'Recent calls', 'Alerts'];

describe('the entries in their order', () => {
  it.each([
    ['admin', 'Accounts', ['Users', 'Settings', 'Configuration']],
    ['service_provider', 'Accounts', ['Users', 'Settings', 'Configuration']],
    ['account', 'Account', ['Users', 'Configuration']],
  ] as const)('for the scope %s', (scope, account, manage) => {
    const setUp = [account, 'Clients', 'Applications'];
    expect(labelsOf(contextOf(scope))).toEqual([watch, setUp, byo, manage]);
  });

  it('without what the provider or the deployment does not have', () => {
    const config = parseConfig(
      { enableHostedSystem: true, disableOutboundCallRouting: true },
      'https://console.example',
    );
    expect(labelsOf(contextOf('admin', { config, hasTeams: false }))).toEqual([
      watch,
      ['Accounts', 'Clients', 'Applications'],
      ['Carriers', 'Speech', 'Phone Numbers'],
      ['Settings', 'Configuration'],
    ]);
  });
});

it('marks the area of the address as current, its records included', () => {
  const current = (pathname: string) =>
    navigationOf(routes, contextOf('account'), pathname)
      .flatMap(({ items }) => items)
      .filter(({ isCurrent }) => isCurrent)
      .map(({ label }) => label);
  expect(current('/internal/applications/a/edit')).toEqual(['Applications']);
  expect(current('/internal/accounts/own/edit')).toEqual(['Account']);
  expect(current('/internal/applications-of-others')).toEqual([]);
});

describe('Outbound Call Routing', () => {
  const list = '/internal/least-cost-routing';
  it.each([
    ['the list, for an admin', 'admin', { status: 'known', sid: 't' }, list],
    ['the own table', 'account', { status: 'known', sid: 't' }, `${list}/t/edit`],
    ['a new table when there is none', 'account', { status: 'known', sid: null }, `${list}/add`],
    ['where it is found out, while loading', 'service_provider', { status: 'loading' }, list],
    ['where it is found out, after a failure', 'account', { status: 'failed' }, list],
  ] as const)('leads to %s', (_, scope, lcr, href) => {
    expect(hrefOf('Outbound Call Routing', contextOf(scope, { lcr }))).toBe(href);
  });
});
