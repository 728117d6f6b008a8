import { describe, expect, it } from 'vitest';
import {
  cidrEntries,
  isCidrEntry,
  type SystemInformationValue,
  validateSystemInformation,
} from './system-information.model.ts';

const complete: SystemInformationValue = {
  domainName: 'voice.example.net',
  sipDomainName: 'sip.example.net',
  privateNetworkCidr: '10.0.0.0/8,192.168.1.1',
  monitoringDomainName: 'monitor.example.net',
  logLevel: 'info',
};
const cidrError = (privateNetworkCidr: string) =>
  validateSystemInformation({ ...complete, privateNetworkCidr }).privateNetworkCidr;

describe('cidrEntries', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    [' 10.0.0.0/8 ,192.168.1.1 ', ['10.0.0.0/8', '192.168.1.1']],
    ['10.0.0.0/8,,192.168.1.1,', ['10.0.0.0/8', '192.168.1.1']],
    ['10.0.0.0/8\n,\t172.16.0.0/12', ['10.0.0.0/8', '172.16.0.0/12']],
    ['10.0.0.0/8 192.168.1.1', ['10.0.0.0/8 192.168.1.1']],
  ])('%j', (list, entries) => {
    expect(cidrEntries(list)).toEqual(entries);
  });
});

describe('isCidrEntry', () => {
  it.each([
    '0.0.0.0',
    '255.255.255.255',
    '192.168.1.1',
    '0.0.0.0/0',
    '10.0.0.0/8',
    '10.1.2.3/9',
    '172.16.0.0/19',
    '172.16.0.0/29',
    '192.168.1.1/32',
  ])('takes %j', (entry) => {
    expect(isCidrEntry(entry)).toBe(true);
  });

  it.each([
    '',
    '10',
    '10.0.0',
    '10.0.0.0.0',
    '10.0.0.',
    '.10.0.0',
    '256.0.0.1',
    '10.0.0.256',
    '10.0.0.1000',
    '-1.0.0.1',
    '10.0.0.x',
    '010.0.0.1',
    '10.0.0.00',
    '١٠.0.0.1',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/40',
    '10.0.0.0/-1',
    '10.0.0.0/08',
    '10.0.0.0/8/8',
    '10.0.0.0/a',
    '10.0.0.0 /8',
    '10.0.0.0/ 8',
    '10.0.0.0/255.0.0.0',
    '/8',
    'fe80::/10',
    '::1',
    'voice.example.net',
    '10.0.0.0;10.0.0.1',
    '10.0.0.0/8 192.168.1.1',
  ])('refuses %j', (entry) => {
    expect(isCidrEntry(entry)).toBe(false);
  });
});

describe('validateSystemInformation', () => {
  it('takes complete and empty information', () => {
    expect(validateSystemInformation(complete)).toEqual({});
    expect(
      validateSystemInformation({
        domainName: '',
        sipDomainName: '',
        privateNetworkCidr: '',
        monitoringDomainName: '',
        logLevel: 'debug',
      }),
    ).toEqual({});
  });

  it.each([
    ['10.0.0.0/33', 'Invalid private network CIDR "10.0.0.0/33"'],
    ['10.0.0.0/8, 300.1.1.1 ,also wrong', 'Invalid private network CIDR "300.1.1.1"'],
    ['10.0.0.0/8 192.168.1.1', 'Invalid private network CIDR "10.0.0.0/8 192.168.1.1"'],
  ])('names the first wrong entry of %j', (list, message) => {
    expect(cidrError(list)).toBe(message);
  });

  it('names what no column holds', () => {
    const long = 'a'.repeat(255);
    expect(validateSystemInformation({ ...complete, domainName: ` ${long} ` })).toEqual({});
    expect(
      validateSystemInformation({
        ...complete,
        domainName: `${long}a`,
        sipDomainName: `${long}a`,
        monitoringDomainName: `${long}a`,
      }),
    ).toEqual({
      domainName: 'Use at most 255 characters.',
      sipDomainName: 'Use at most 255 characters.',
      monitoringDomainName: 'Use at most 255 characters.',
    });
    // 744 entries with their commas: 8183 characters.
    const list = Array.from({ length: 744 }, () => '10.0.0.0/8').join(',');
    expect(cidrError(`${list},1.1.1.10`)).toBeUndefined();
    expect(cidrError(`${list} , 1.1.1.10`)).toBeUndefined();
    expect(cidrError(`${list},1.1.1.100`)).toBe('Use at most 8192 characters.');
  });

  it('says it in other words', () => {
    const messages = { cidr: (entry: string) => `Netz ${entry}?`, tooLong: () => 'Zu lang' };
    const value = { ...complete, domainName: 'a'.repeat(256), privateNetworkCidr: 'x' };
    expect(validateSystemInformation(value, messages)).toEqual({
      domainName: 'Zu lang',
      privateNetworkCidr: 'Netz x?',
    });
  });
});
