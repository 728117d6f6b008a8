import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type AdminFormValues, adminFormSchema } from './admin-form.schema.ts';
import { adminFormValues, systemInformationOf } from './admin-form.wire.ts';

const passwordPolicy = { minLength: 8, requireDigit: false, requireSpecialCharacter: true };
const stored = adminFormValues(
  {
    domain_name: 'voice.example.net',
    sip_domain_name: '',
    monitoring_domain_name: 'monitor.example.net',
    private_network_cidr: '10.0.0.0/8, 192.168.1.1',
    log_level: 'info',
  },
  passwordPolicy,
);
const withInformation = (part: Partial<AdminFormValues['systemInformation']>): AdminFormValues => ({
  ...stored,
  systemInformation: { ...stored.systemInformation, ...part },
});

it('reads what is stored, the list of networks without its blanks', () => {
  expect(stored).toEqual({
    systemInformation: {
      domainName: 'voice.example.net',
      sipDomainName: '',
      privateNetworkCidr: '10.0.0.0/8,192.168.1.1',
      monitoringDomainName: 'monitor.example.net',
      logLevel: 'info',
    },
    passwordPolicy,
  });
  expect(v.parse(adminFormSchema, stored)).toEqual(stored);
});

it('sends all five members, trimmed, an empty text as null', () => {
  const sent = (part: Partial<AdminFormValues['systemInformation']>) =>
    systemInformationOf(v.parse(adminFormSchema, withInformation(part)).systemInformation);
  expect(
    sent({
      domainName: ' talk.example.net ',
      monitoringDomainName: ' ',
      privateNetworkCidr: ' 10.0.0.0/8 ,, 172.16.0.0/12, ',
      logLevel: 'debug',
    }),
  ).toEqual({
    domain_name: 'talk.example.net',
    sip_domain_name: null,
    monitoring_domain_name: null,
    private_network_cidr: '10.0.0.0/8,172.16.0.0/12',
    log_level: 'debug',
  });
  expect(sent({ privateNetworkCidr: ' , ' })).toMatchObject({
    private_network_cidr: null,
  });
});
