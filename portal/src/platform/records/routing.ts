import { numberOr, reference as sid } from '../client/wire.ts';
import { flag, reference, text } from './column.ts';
import { defineRecord } from './record.ts';

/** A table of outbound routes. */
export const routingTable = defineRecord({
  resource: 'Lcrs',
  identity: [],
  columns: {
    name: text('name', 'Name', {
      required: 'Give the table a name.',
      maxLength: 64,
      mayBeAbsent: true,
    }),
    isActive: flag('is_active', 'Active', true),
    /** '' for the service provider and all its accounts. */
    accountSid: reference('account_sid', 'Used by', 'accounts', { isOwner: true }),
  },
  answered: {
    default_carrier_set_entry_sid: sid,
    service_provider_sid: sid,
    /** The default route included. */
    number_routes: numberOr(0),
  },
});

/** Its carriers are records of their own: the first one takes the call. */
export const route = defineRecord({
  resource: 'LcrRoutes',
  identity: ['text'],
  columns: {
    text: text('regex', 'Match', {
      required: 'Enter an expression.',
      maxLength: 32,
      mayBeAbsent: true,
      file: 'match',
    }),
    description: text('description', 'Description', { maxLength: 1024 }),
  },
  answered: { priority: numberOr(0) },
});
