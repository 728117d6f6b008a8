import { numberError, storedNumber } from '../values/phone-number.ts';
import { reference, text } from './column.ts';
import { defineRecord } from './record.ts';

/** The platform refuses an update that contains the number or its carrier. */
export const phoneNumber = defineRecord({
  resource: 'PhoneNumbers',
  identity: ['number', 'carrierSid'],
  columns: {
    number: text('number', 'Phone number', {
      required: 'Enter a phone number.',
      check: numberError,
      normalise: storedNumber,
      isFixed: true,
    }),
    accountSid: reference('account_sid', 'Account', 'accounts', {
      required: 'Choose an account.',
      isOwner: true,
    }),
    carrierSid: reference('voip_carrier_sid', 'Carrier', 'carriers', {
      required: 'Choose a carrier.',
      isFixed: true,
      file: 'carrier',
    }),
    applicationSid: reference('application_sid', 'Application', 'applications'),
  },
});
