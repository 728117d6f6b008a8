import { describe, expect, it } from 'vitest';
import { carrier } from './carrier.ts';
import { text, textProblem } from './column.ts';
import { phoneNumber } from './phone-number.ts';
import {
  type Answered,
  bodyOf,
  type ColumnsByName,
  columnsIn,
  formValues,
  initialValues,
} from './record.ts';
import { user } from './user.ts';

/** A response with these columns, and all others as in a new record. */
const stored = <Own extends ColumnsByName>({ columns }: { columns: Own }, given: object) =>
  ({
    ...Object.fromEntries(columnsIn(columns).map(({ column }) => [column.name, column.initial])),
    ...given,
  }) as Answered<Own>;

describe('the values of a form', () => {
  it('stand in their groups, without columns that no form shows', () => {
    const values = initialValues(carrier);
    expect(values.authentication.username).toBe('');
    expect(values.sms).toEqual({
      outbound: { systemId: '', password: '' },
      inbound: { systemId: '', password: '' },
    });
    expect(Object.keys(values)).not.toContain('description');
  });

  it('come from the wire and go back to it', () => {
    const values = formValues(
      carrier,
      stored(carrier, { name: 'Telco', account_sid: null, register_username: 'trunk' }),
    );
    expect(values.authentication.username).toBe('trunk');
    expect(values.accountSid).toBe('');
    const body = bodyOf(carrier, { ...values, outboundProxy: ' sip.example.net ' });
    expect(body).toMatchObject({
      name: 'Telco',
      account_sid: null,
      tech_prefix: null,
      outbound_sip_proxy: 'sip.example.net',
    });
    expect(body).not.toHaveProperty('description');
    expect(body).not.toHaveProperty('inbound_auth_password');
  });

  it('send no masked secret that was not typed', () => {
    const values = formValues(user, stored(user, { name: 'x', email: 'x@y' }));
    expect(values.password).toBe('');
    expect(bodyOf(user, values)).not.toHaveProperty('initial_password');
    expect(bodyOf(user, { ...values, password: 'New-Pass-1' })).toMatchObject({
      initial_password: 'New-Pass-1',
    });
  });
});

it('columns of groups have the path of their value, and the nearest label', () => {
  const found = columnsIn(carrier.columns).find(({ column }) => column.name === 'smpp_password');
  expect(found).toMatchObject({
    path: 'sms.outbound.password',
    group: 'Outbound SMPP credentials',
  });
});

it.each([
  ['', 'Enter it.'],
  ['abcdef', 'Use at most 5 characters.'],
  ['ab', 'No ab.'],
  ['abc', undefined],
  ['a\u200bc', 'Remove the control or invisible characters.'],
  ['a\u202ec', 'Remove the control or invisible characters.'],
  ['a\u00adc', 'Remove the control or invisible characters.'],
  ['a\nc', 'Remove the control or invisible characters.'],
  // An emoji and a Persian word, written with joiners.
  ['\u{1f468}\u200d\u{1f4bb}', undefined],
  ['\u0645\u06cc\u200c\u0646', undefined],
])('of %j says %j', (typed, problem) => {
  const column = text('name', 'Name', {
    required: 'Enter it.',
    maxLength: 5,
    check: (one) => (one === 'ab' ? 'No ab.' : undefined),
  });
  expect(textProblem(column, typed)).toBe(problem);
});

it('what is not stored of a typed text is no matter', () => {
  const { number } = phoneNumber.columns;
  expect(textProblem(number, '\u202a+1\u00a0555\u200b0100001\u202c')).toBeUndefined();
});

it('an optional text may be empty, whatever its rule', () => {
  expect(textProblem(text('name', 'Name', { check: () => 'Never.' }), '')).toBeUndefined();
});
