import { describe, expect, it } from 'vitest';
import { type EarlyContext, earlyCalls } from './early-calls.ts';

const sid = 'a8b10404-c054-4b27-81a9-f5d6696dc5c8';
const context: EarlyContext = {
  scope: 'service_provider',
  accountSid: null,
  providerSid: 'north',
  rememberedAccountSid: null,
  firstAccountSid: null,
  query: new URLSearchParams(),
};
const calls = (pathname: string, part: Partial<EarlyContext> = {}) =>
  earlyCalls(pathname, { ...context, ...part });

describe('what a screen is known to ask for', () => {
  it('is told by its address and the person', () => {
    expect(calls('/internal/accounts')).toEqual(['ServiceProviders/north/Accounts']);
    expect(calls('/internal/accounts', { providerSid: null })).toEqual([]);
    expect(calls(`/internal/accounts/${sid}/edit`)).toEqual([
      `Accounts/${sid}`,
      `Accounts/${sid}/Limits`,
      `Accounts/${sid}/Applications`,
      `Accounts/${sid}/ApiKeys`,
      `Accounts/${sid}/TtsCache`,
    ]);
    const own = { scope: 'account', accountSid: sid } as const;
    expect(calls(`/internal/accounts/${sid}/edit`, own)).not.toContain(`Accounts/${sid}/Limits`);
  });

  it('is the page that the address names', () => {
    const query = new URLSearchParams({ account: sid, page: '3', size: '50', filter: 'a b' });
    expect(calls('/internal/applications', { query })).toEqual([
      'ServiceProviders/north/Accounts',
      `Accounts/${sid}/Applications?page=3&page_size=50&name=a+b`,
    ]);
    expect(calls('/internal/applications', { rememberedAccountSid: sid })[1]).toBe(
      `Accounts/${sid}/Applications?page=1&page_size=25`,
    );
    expect(calls('/internal/applications')).toEqual(['ServiceProviders/north/Accounts']);
    expect(calls('/internal/applications', { firstAccountSid: sid })[1]).toBe(
      `Accounts/${sid}/Applications?page=1&page_size=25`,
    );
  });

  it('is the page of phone numbers, narrowed as it is stored', () => {
    const query = new URLSearchParams({ account: sid, page: '3', filter: '49' });
    expect(calls('/internal/phone-numbers', { query })[1]).toBe(
      `PhoneNumbers?page=3&page_size=25&account_sid=${sid}&filter=49`,
    );
    expect(calls('/internal/phone-numbers')).toEqual([
      'ServiceProviders/north/Accounts',
      'PhoneNumbers?page=1&page_size=25&service_provider_sid=north',
      'ServiceProviders/north/VoipCarriers?page=1&page_size=10000',
    ]);
    // The screen reads it another way.
    const grouped = new URLSearchParams({ filter: '+49 30' });
    expect(calls('/internal/phone-numbers', { query: grouped })).toHaveLength(2);
  });

  it('is the carriers of the remembered account, as the list shows them', () => {
    const own = `ServiceProviders/north/VoipCarriers?page=1&page_size=25&account_sid=${sid}`;
    expect(calls('/internal/carriers', { rememberedAccountSid: sid })[0]).toBe(own);
    const query = new URLSearchParams({ account: sid });
    expect(calls('/internal/carriers', { query })[0]).toBe(own);
    expect(calls('/internal/carriers')[0]).toBe(
      'ServiceProviders/north/VoipCarriers?page=1&page_size=25',
    );
  });

  it('is nothing for an address that is none, or is no id', () => {
    expect(calls('/internal/nowhere')).toEqual([]);
    expect(calls('/internal/accounts/nonsense/edit')).toEqual([]);
    expect(calls('/')).toEqual([]);
  });
});
