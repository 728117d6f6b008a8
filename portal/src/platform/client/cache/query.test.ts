import { describe, expect, it } from 'vitest';
import { isAffected } from './query.ts';

const sid = '11111111-0000-4000-8000-000000000000';
const other = '22222222-0000-4000-8000-000000000000';

describe('a change of a carrier', () => {
  it.each([
    ['VoipCarriers', true],
    [`Accounts/${other}/VoipCarriers`, true],
    [`ServiceProviders/${other}/VoipCarriers?page=1&page_size=25`, true],
    [`VoipCarriers/${sid}`, true],
    [`SipGateways?voip_carrier_sid=${sid}`, true],
    [`VoipCarriers/${other}`, false],
    [`SipGateways?voip_carrier_sid=${other}`, false],
    ['PredefinedCarriers', false],
    [['VoipCarriers', 'gateways', other], true],
    [['KnownGateways'], false],
  ])('%j: %s', (key, expected) => {
    expect(isAffected(key, ['VoipCarriers'], sid)).toBe(expected);
  });

  it('leaves records alone when it was deleted', () => {
    expect(isAffected(`VoipCarriers/${sid}`, ['VoipCarriers'], undefined)).toBe(false);
    expect(isAffected(`Accounts/${other}/VoipCarriers`, ['VoipCarriers'], undefined)).toBe(true);
  });
});
