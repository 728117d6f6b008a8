import { describe, expect, test } from 'vitest';
import { decideInbound } from './inbound.model.ts';
import {
  account,
  call,
  carrier,
  endOf,
  ends,
  numbered,
  REALM,
  world,
} from './inbound-world.fixtures.ts';

describe('the host is a realm', () => {
  test('the number of the account tells', () => {
    expect(endOf({ number: '+4420', host: REALM.toUpperCase() })).toEqual({
      kind: 'application',
      carrierId: 'C',
      accountId: 'A',
      applicationId: 'app of 4420',
      numberId: '4420',
    });
  });

  test('the realm of an inactive account is a name like any other', () => {
    const accounts = [account('A', REALM, false)];
    const { steps } = decideInbound(call(), world({ accounts }));
    expect(steps[0]).toEqual({ at: 'host', is: 'name' });
  });

  test('the number at two carriers is refused', () => {
    const carriers = [carrier('C'), carrier('D', { accountId: null })];
    const numbers = [numbered('4420'), numbered('4420', { id: 'again', carrierId: 'D' })];
    expect(endOf({}, { carriers, numbers })).toEqual(ends({ kind: 'refused', status: 503 }));
  });

  test('the longest pattern that fits, an invalid one passed over', () => {
    const numbers = [
      numbered('4*'),
      numbered('44*', { accountId: 'B' }),
      numbered('(44442', {}),
      numbered('49.*'),
    ];
    // The call belongs to the account of its carrier, whichever account the pattern belongs to.
    expect(endOf({}, { numbers })).toEqual(ends({ numberId: '44*', accountId: 'A' }));
    const carriers = [carrier('C', { accountId: null })];
    expect(endOf({}, { carriers, numbers })).toEqual(ends({ accountId: 'B' }));
  });

  test('a number or a pattern without an application: the default of its carrier', () => {
    const carriers = [carrier('C', { applicationId: 'default' })];
    for (const number of ['4420', '44*']) {
      const numbers = [numbered(number, { applicationId: null })];
      const { steps, end } = decideInbound(call(), world({ carriers, numbers }));
      expect(end).toEqual(ends({ applicationId: 'default', numberId: number }));
      expect(steps).toContainEqual({
        at: 'default',
        carrierId: 'C',
        numberId: number,
        applicationId: 'default',
      });
    }
  });

  test('of equal netmasks, that of the account comes before the shared one', () => {
    const carriers = [carrier('shared', { accountId: null }), carrier('own')];
    expect(endOf({}, { carriers, numbers: [] })).toEqual(ends({ carrierId: 'own' }));
  });

  test('else the carrier with the longest netmask and its default application', () => {
    const wide = [{ address: '192.0.2.0', netmask: 24, isInbound: true }];
    const carriers = [
      carrier('wide', { gateways: wide, applicationId: 'wide app' }),
      carrier('C', { applicationId: 'default' }),
    ];
    expect(endOf({}, { carriers, numbers: [] })).toEqual(
      ends({ carrierId: 'C', accountId: 'A', applicationId: 'default', numberId: null }),
    );
  });

  test('a number of this carrier under another account lends its application', () => {
    const numbers = [numbered('4420', { accountId: 'B' })];
    const { steps, end } = decideInbound(call(), world({ numbers }));
    expect(end).toEqual(ends({ accountId: 'A', applicationId: 'app of 4420', numberId: '4420' }));
    expect(steps).toContainEqual({ at: 'looked-up', carrierId: 'C', numberId: '4420' });
    const carriers = [carrier('C', { applicationId: 'default' })];
    expect(endOf({}, { carriers, numbers })).toEqual(ends({ applicationId: 'default' }));
  });

  test('no gateway matches: a SIP user of the account', () => {
    expect(endOf({ source: '198.51.100.1' })).toEqual({
      kind: 'challenge',
      accountId: 'A',
      applicationId: 'devices of A',
    });
  });

  test('gateways of inactive carriers and of other accounts take no part', () => {
    const carriers = [carrier('off', { isActive: false }), carrier('B', { accountId: 'B' })];
    expect(endOf({}, { carriers })).toEqual(ends({ kind: 'challenge' }));
  });

  describe('a number of an inactive account', () => {
    const accounts = [account('A', REALM), account('B', 'b.example.net', false)];
    const ofB = (number: string) => [numbered(number, { accountId: 'B' })];
    const inactive = ends({ status: 503, reason: 'Account exists but is inactive' });

    test.each(['44*', '^44'])('the pattern %s of a shared carrier is answered', (pattern) => {
      const carriers = [carrier('C', { accountId: null })];
      const { end, steps } = decideInbound(
        call(),
        world({ accounts, carriers, numbers: ofB(pattern) }),
      );
      expect(end).toEqual(ends({ kind: 'application', accountId: 'B', numberId: pattern }));
      expect(steps.filter(({ at }) => at === 'account')).toEqual([
        { at: 'account', accountId: 'A', isActive: true },
      ]);
    });

    test('by the address alone it is refused', () => {
      const carriers = [carrier('C', { accountId: null })];
      const given = { host: '203.0.113.250' };
      for (const number of ['44*', '4420']) {
        expect(endOf(given, { accounts, carriers, numbers: ofB(number) })).toEqual(inactive);
      }
    });

    test('an account with a carrier of its own is looked at, active or not', () => {
      const numbers = ofB('44*');
      const own = [carrier('C', { accountId: 'A' })];
      expect(endOf({}, { accounts, carriers: own, numbers })).toEqual(ends({ accountId: 'A' }));
    });
  });
});
