import { always, reference, text } from '../members.ts';
import type { Kind } from '../model.ts';
import { normalNumber } from '../rules/numbers.ts';

export const numbers: Kind = {
  name: 'numbers',
  one: 'phone number',
  title: 'Phone numbers',
  owners: ['account'],
  sid: 'phone_number_sid',
  identity: ['number', 'carrier'],
  isUnique: true,
  normalise: { number: normalNumber },
  columns: always([
    text('number', 'Number', { isRequired: true, help: 'Digits with the country code.' }),
    reference('carrier', 'Carrier', 'carriers', 'voip_carrier_sid'),
    reference('application', 'Application', 'applications', 'application_sid'),
  ]),
};
