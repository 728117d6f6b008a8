import { describe, expect, it } from 'vitest';
import { type ApplicationUsage, blockedBy } from './application-usage.ts';

const free: ApplicationUsage = {
  deviceAccounts: [],
  siprecAccounts: [],
  teamsTenants: [],
  phoneNumbers: [],
  carriers: [],
};
const acme = { sid: 'a1', name: 'Acme' };
const globex = { sid: 'a2', name: 'Globex' };

describe('blockedBy', () => {
  it('lets an application go that nothing leads to', () => {
    expect(blockedBy(free, 'Support line')).toBeNull();
  });

  it('names accounts, each once in the count, and tenants in the words of the specification', () => {
    const usage = { ...free, deviceAccounts: [acme], siprecAccounts: [acme, globex] };
    expect(blockedBy(usage, 'Support line')).toEqual({
      title: 'Support line is in use',
      description:
        'In order to delete the application it cannot be in use by any Accounts (2), or Microsoft Teams Tenant (0).',
      groups: [
        {
          label: 'Accounts, for calls of devices',
          items: [{ id: 'a1', label: 'Acme', href: '/internal/accounts/a1/edit' }],
        },
        {
          label: 'Accounts, for SIPREC calls',
          items: [
            { id: 'a1', label: 'Acme', href: '/internal/accounts/a1/edit' },
            { id: 'a2', label: 'Globex', href: '/internal/accounts/a2/edit' },
          ],
        },
      ],
    });
  });

  it('adds numbers and carriers where they are in the way', () => {
    const usage: ApplicationUsage = {
      ...free,
      teamsTenants: [{ sid: 't', name: 'acme.teams.example' }],
      phoneNumbers: [
        { sid: 'n1', name: '4930900001' },
        { sid: 'n2', name: '4930900002' },
      ],
      carriers: [{ sid: 'c', name: 'Globex SIP' }],
    };
    const blocked = blockedBy(usage, 'X');
    expect(blocked?.description).toBe(
      'In order to delete the application it cannot be in use by any Accounts (0), or Microsoft Teams Tenant (1), or Phone Numbers (2), or Carriers (1).',
    );
    expect(blocked?.groups.map(({ label, items }) => [label, items[0]?.href])).toEqual([
      ['Microsoft Teams Tenants', '/internal/ms-teams-tenants/t/edit'],
      ['Phone Numbers', '/internal/phone-numbers/n1/edit'],
      ['Carriers', '/internal/carriers/c/edit'],
    ]);
  });
});
