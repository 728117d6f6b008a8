import { phoneNumber } from '../../platform/records/phone-number.ts';
import { normalNumber } from '../rules/numbers.ts';
import { kindFromRecord } from './from-record.ts';

export const numbers = kindFromRecord(phoneNumber, {
  name: 'numbers',
  one: 'phone number',
  title: 'Phone numbers',
  owners: ['account'],
  isUnique: true,
  normalise: { number: normalNumber },
  inFile: { number: { help: 'Digits with the country code.' } },
});
