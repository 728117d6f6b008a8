import * as v from 'valibot';
import { expect, it } from 'vitest';
import { carrier } from '../../platform/records/carrier.ts';
import { client } from '../../platform/records/client.ts';
import { phoneNumber } from '../../platform/records/phone-number.ts';
import { bodyOf, initialValues } from '../../platform/records/record.ts';
import { schemaOf, updateOf } from './saved-record.ts';

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

it.each([
  ['name', 'x'.repeat(64), undefined],
  ['name', 'x'.repeat(65), 'Use at most 64 characters.'],
  ['name', ' ', 'Give the carrier a name.'],
  ['techPrefix', '', undefined],
  ['techPrefix', '77', 'Use at least 3 characters.'],
  // Whatever else is wrong with it.
  ['outboundProxy', `sip:${'_'.repeat(255)}`, 'Use at most 255 characters.'],
])('of what is wrong with a text one thing is said: %s %s', (name, text, message) => {
  const typed = { ...initialValues(carrier), name: 'Telco', [name]: text };
  const { issues = [] } = v.safeParse(schemaOf(carrier, true), typed);
  expect(issues.map((issue) => issue.message)).toEqual(message === undefined ? [] : [message]);
});
