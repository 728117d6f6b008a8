import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { carrier } from '../../../platform/records/carrier.ts';
import { client } from '../../../platform/records/client.ts';
import { phoneNumber } from '../../../platform/records/phone-number.ts';
import { bodyOf, initialValues } from '../../../platform/records/record.ts';
import { user } from '../../../platform/records/user.ts';
import { kinds } from '../kinds.ts';
import { membersOf, savedRecord, schemaOf, secretPaths, updateOf } from './saved-record.ts';

const values = {
  accountSid: 'a',
  username: 'desk',
  password: 'FAKE-password',
  isActive: true,
  callsApplications: true,
  callsQueues: true,
  callsUsers: true,
};
const problems = (isNew: boolean, part: object) => {
  const { issues = [] } = v.safeParse(schemaOf(client, isNew), { ...values, ...part });
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

describe('the rules of a form', () => {
  it('hold for every column of a new record', () => {
    expect(problems(true, {})).toEqual([]);
    expect(problems(true, { username: 'a b', password: '', accountSid: '' })).toEqual([
      'accountSid: Choose an account.',
      'username: Use letters, digits and . _ - without spaces or @.',
      'password: Enter a password.',
    ]);
  });

  it('ask nothing of what a stored record keeps', () => {
    expect(problems(false, { username: 'a b', password: '' })).toEqual([]);
  });
});

describe('an update', () => {
  it('sends what differs, and nothing that is fixed', () => {
    const next = { ...values, username: 'door', isActive: false };
    expect(updateOf(client, next, values)).toEqual({ is_active: false });
  });

  it('sends what the platform needs with every update', () => {
    const before = {
      isActive: true,
      isViewOnly: true,
      name: 'x',
      email: 'x@y',
      password: '',
      mustChangePassword: false,
    };
    expect(updateOf(user, { ...before, name: 'y' }, before)).toEqual({
      name: 'y',
      is_view_only: true,
    });
  });
});

it('secrets are described as nothing, and kept nowhere', () => {
  expect(membersOf(client).password.describe?.('FAKE-password')).toBe('Not shown');
  expect(secretPaths(client)).toEqual(['password']);
});

it('a new record whose answer was lost is found by its owner and identity, as it is stored', async () => {
  const rows = [
    { phone_number_sid: 'other', number: '15551230000', account_sid: 'b', voip_carrier_sid: 'c' },
    { phone_number_sid: 'own', number: '15551230000', account_sid: 'a', voip_carrier_sid: 'c' },
  ];
  const record = savedRecord(phoneNumber, {
    kind: kinds.phoneNumber,
    get: () => Promise.reject(new Error('not asked')),
    list: async () => rows,
  });
  const typed = {
    number: '+1 (555) 123-0000',
    accountSid: 'a',
    carrierSid: 'c',
    applicationSid: '',
  };
  const mark = record.lost?.mark(typed) ?? '';
  expect(await record.lost?.find(mark, typed)).toEqual(['own']);
});

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
