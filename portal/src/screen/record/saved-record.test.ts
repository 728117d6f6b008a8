import { expect, it } from 'vitest';
import { carrier } from '../../platform/records/carrier.ts';
import { client } from '../../platform/records/client.ts';
import { phoneNumber } from '../../platform/records/phone-number.ts';
import { bodyOf, initialValues } from '../../platform/records/record.ts';
import { updateOf } from './saved-record.ts';

const number = { number: '4930', accountSid: 'a', carrierSid: 'c', applicationSid: 'x' };

it('a column that the platform takes once is in no update', () => {
  const next = { number: '4940', accountSid: 'b', carrierSid: 'd', applicationSid: '' };
  expect(updateOf(phoneNumber, next, number)).toEqual({ account_sid: 'b', application_sid: null });
});

it('what is left empty is stored as nothing, and a secret that was not typed is not sent', () => {
  const typed = { ...initialValues(client), accountSid: 'a', username: 'desk' };
  expect(bodyOf(client, typed)).not.toHaveProperty('password');
  const spaces = { ...initialValues(carrier), name: 'Telco', diversion: '  ' };
  expect(bodyOf(carrier, spaces)).toMatchObject({
    ...{ diversion: null, smpp_password: null, application_sid: null, outbound_sip_proxy: null },
  });
});
