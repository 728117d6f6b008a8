import { describe, expect, it } from 'vitest';
import type { PhoneNumber } from '../../../platform/resources/numbers/phone-numbers.ts';
import { createDirectory, csvRow } from '../directory.ts';
import { createPlanner, type FileRow } from './plan.ts';
import { addStored, type StoredNumbers } from './stored-numbers.ts';

const carrier = (sid: string, part: { account_sid?: string; is_active?: boolean } = {}) => ({
  voip_carrier_sid: sid,
  name: `Carrier ${sid}`,
  account_sid: null,
  is_active: true,
  ...part,
});
const directory = createDirectory({
  accounts: [
    { account_sid: 'acme', name: 'Acme' },
    { account_sid: 'globex', name: 'Globex' },
    { account_sid: 'twin-1', name: 'Twin' },
    { account_sid: 'twin-2', name: 'twin' },
    { account_sid: 'cafe', name: 'Café' },
  ],
  carriers: [
    carrier('any'),
    carrier('of-acme', { account_sid: 'acme' }),
    { ...carrier('of-globex', { account_sid: 'globex' }), name: 'Carrier of-acme' },
    carrier('idle', { is_active: false }),
  ],
  applications: [
    { application_sid: 'menu', name: 'Menu', account_sid: 'acme' },
    { application_sid: 'desk', name: 'Desk', account_sid: 'globex' },
  ],
});
const rows: PhoneNumber[] = [
  row('1001', 'any', 'menu'),
  row('1002', 'of-acme', null),
  { ...row('1003', 'any', null), phone_number_sid: 'n1003-any' },
  { ...row('1003', 'idle', null), phone_number_sid: 'n1003-idle' },
];
const stored: StoredNumbers = new Map();
addStored(stored, rows);

function row(number: string, carrierSid: string, applicationSid: string | null): PhoneNumber {
  return {
    phone_number_sid: `n${number}`,
    number,
    voip_carrier_sid: carrierSid,
    account_sid: 'acme',
    application_sid: applicationSid,
  };
}
const file = (part: Partial<FileRow>): FileRow => ({
  number: '+1 (999)',
  account: 'acme',
  carrier: 'Carrier any',
  application: '',
  ...part,
});
const planOf = (part: Partial<FileRow>, ownAccountSid: string | null = null) =>
  createPlanner({ stored, directory, ownAccountSid })(file(part), 2);

describe('a row of a file', () => {
  it('is a new number', () => {
    expect(planOf({ application: 'menu' })).toEqual({
      line: 2,
      number: '1999',
      outcome: 'new',
      note: 'For Acme, on Carrier any. Calls go to Menu.',
      write: {
        kind: 'create',
        body: {
          number: '1999',
          account_sid: 'acme',
          application_sid: 'menu',
          voip_carrier_sid: 'any',
        },
      },
    });
    expect(planOf({ account: undefined }, 'acme')).toMatchObject({ outcome: 'new' });
  });

  it.each(['1509ABC', '^44'])('%s is no number: the dry run says so', (number) => {
    expect(planOf({ number })).toMatchObject({
      number,
      outcome: 'new',
      note: 'Not a number: taken as a pattern. For Acme, on Carrier any.',
    });
  });

  it('says that the engine skips a pattern that is no expression', () => {
    expect(planOf({ number: '*98' })).toMatchObject({
      outcome: 'new',
      note: 'Not a number, and no valid expression: the call engine skips it. For Acme, on Carrier any.',
    });
  });

  it('may be on an inactive carrier, and says so', () => {
    expect(planOf({ carrier: 'Carrier idle' })).toMatchObject({
      outcome: 'new',
      note: 'For Acme, on Carrier idle (inactive).',
    });
  });

  it('means the carrier of that name which its account can use', () => {
    const part = { carrier: 'Carrier of-acme' };
    const carrierOf = (account: string) => planOf({ ...part, account }).write?.body;
    expect(carrierOf('Acme')).toMatchObject({ voip_carrier_sid: 'of-acme' });
    expect(carrierOf('Globex')).toMatchObject({ voip_carrier_sid: 'of-globex' });
  });

  it('finds a name however its accents are stored', () => {
    expect(planOf({ account: 'CAFÉ'.normalize('NFD') })).toMatchObject({
      write: { body: { account_sid: 'cafe' } },
    });
  });

  it('finds a name beside the marks of a copy', () => {
    expect(planOf({ account: '\u200fAcme\u202c', carrier: '\u200eidle' })).toMatchObject({
      write: { body: { account_sid: 'acme', voip_carrier_sid: 'idle' } },
    });
  });

  it('has a pattern as long as the platform stores', () => {
    expect(planOf({ number: '1*'.repeat(66) }).outcome).toBe('new');
    expect(planOf({ number: `${'1*'.repeat(66)}1` }).note).toBe('Longer than 132 characters.');
  });

  it('that was exported is its number, even one that nobody could type', () => {
    const odd = '123456789012345678';
    const known: StoredNumbers = new Map();
    addStored(known, [row(odd, 'any', null)]);
    const plan = createPlanner({ stored: known, directory, ownAccountSid: null });
    expect(plan(file({ number: odd }), 2)).toMatchObject({ number: odd, outcome: 'same' });
  });

  it.each<[Partial<FileRow>, string]>([
    [{ number: ' ' }, 'Enter a phone number.'],
    [{ number: '1'.repeat(18) }, 'A phone number has at most 15 digits.'],
    [{ number: '=1+1' }, 'This is not a phone number.'],
    [{ number: '1*'.repeat(67) }, 'Longer than 132 characters.'],
    [{ hasMore: true }, 'This row has more cells than the first one names.'],
    [{ account: '' }, 'No account.'],
    [{ account: 'Initech' }, 'No account “Initech”.'],
    [{ account: 'Twin' }, '“Twin” is the name of several. Use the SID.'],
    [{ carrier: '' }, 'No carrier.'],
    [{ carrier: 'Nobody' }, 'No carrier “Nobody”.'],
    [{ account: 'Globex', carrier: 'of-acme' }, 'Carrier “of-acme” belongs to another account.'],
    [{ application: 'Desk' }, 'Acme has no application “Desk”.'],
    [{ number: 'N/A' }, 'This is not a phone number.'],
    [{ number: '#NAME?' }, 'This is not a phone number.'],
    [{ account: '#NV' }, 'The account is an error of the spreadsheet: “#NV”.'],
    [{ application: '#N/A' }, 'The application is an error of the spreadsheet: “#N/A”.'],
    [{ number: '1001', carrier: '#REF!' }, 'The carrier is an error of the spreadsheet: “#REF!”.'],
    [{ application: 'N/A' }, 'Acme has no application “N/A”.'],
    [
      { number: '1001', carrier: 'Carrier of-acme' },
      'The number is on carrier Carrier any and keeps it.',
    ],
    [
      { number: '1002', carrier: '', account: 'Globex' },
      'Its carrier Carrier of-acme belongs to another account.',
    ],
    [{ number: '1003', carrier: '' }, 'The number is on several carriers. Name one.'],
  ])('%j is refused: %s', (part, note) => {
    expect(planOf(part)).toMatchObject({ outcome: 'refused', note, write: null });
  });

  it.each<[Partial<FileRow>, string]>([
    [
      { number: 'N/A', account: 'Initech', carrier: 'Nobody' },
      'This is not a phone number. No account “Initech”. No carrier “Nobody”.',
    ],
    [{ account: '', carrier: '', application: 'Desk' }, 'No account. No carrier.'],
    [
      { carrier: 'Nobody', application: 'Desk' },
      'No carrier “Nobody”. Acme has no application “Desk”.',
    ],
    [
      { account: '#NV', carrier: '#REF!' },
      'The account is an error of the spreadsheet: “#NV”. The carrier is an error of the spreadsheet: “#REF!”.',
    ],
    [
      { number: '1001', carrier: 'Carrier of-acme', account: 'Initech' },
      'The number is on carrier Carrier any and keeps it. No account “Initech”.',
    ],
    [
      { number: '1002', carrier: '', account: 'Globex', application: 'Menu' },
      'Its carrier Carrier of-acme belongs to another account. Globex has no application “Menu”.',
    ],
    // Its cells may have slipped: the other faults may come from that.
    [{ hasMore: true, carrier: 'Nobody' }, 'This row has more cells than the first one names.'],
  ])('%j is refused for every fault: %s', (part, note) => {
    expect(planOf(part)).toMatchObject({ outcome: 'refused', note, write: null });
  });

  it.each(['1999', '1001'])('that repeats %s says what else is wrong with it', (number) => {
    const plan = createPlanner({ stored, directory, ownAccountSid: null });
    plan(file({ number }), 2);
    expect(plan(file({ number, account: 'Initech' }), 3)).toMatchObject({
      outcome: 'refused',
      note: 'No account “Initech”. Row 2 has this number already.',
    });
  });

  it('changes what is stored, and says what', () => {
    expect(planOf({ number: '1001', account: 'Globex', application: 'desk' })).toMatchObject({
      outcome: 'change',
      note: 'Account: Acme → Globex. Application: Menu → Desk.',
      write: {
        kind: 'update',
        sid: 'n1001',
        body: { account_sid: 'globex', application_sid: 'desk' },
        before: { account_sid: 'acme', application_sid: 'menu' },
      },
    });
    expect(planOf({ number: '1001', carrier: '' })).toMatchObject({
      note: 'Application: Menu → None.',
    });
    // Without the column, a number that moves loses its application.
    expect(planOf({ number: '1001', account: 'globex', application: undefined })).toMatchObject({
      note: 'Account: Acme → Globex. Application: Menu → None.',
    });
    expect(planOf({ number: '1003', carrier: 'idle', application: 'Menu' })).toMatchObject({
      write: { sid: 'n1003-idle' },
    });
  });

  it('is nothing to do when it is stored like that', () => {
    expect(planOf({ number: '1001', application: undefined })).toMatchObject({ outcome: 'same' });
    expect(planOf({ number: '1001', account: '', application: 'menu' })).toMatchObject({
      outcome: 'same',
    });
  });

  it('is refused the second time', () => {
    const plan = createPlanner({ stored, directory, ownAccountSid: null });
    expect(plan(file({}), 2).outcome).toBe('new');
    expect(plan(file({ number: '1999' }), 3)).toMatchObject({
      outcome: 'refused',
      note: 'Row 2 has this number already.',
    });
    expect(plan(file({ number: '1001' }), 4).outcome).toBe('change');
    expect(plan(file({ number: '1001' }), 5).note).toBe('Row 4 has this number already.');
  });

  it('that was exported is the same', () => {
    const plan = createPlanner({ stored, directory, ownAccountSid: null });
    for (const [index, one] of rows.entries()) {
      const [number = '', account, carrierText, application] = csvRow(one, directory);
      const read = { number, account, carrier: carrierText, application };
      expect(plan(read, index + 2)).toMatchObject({ outcome: 'same' });
    }
  });
});
