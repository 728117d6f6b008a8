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
    }),
    isActive: flag('is_active', 'Active', true),
    /** '' for the service provider and all its accounts. */
    accountSid: reference('account_sid', 'Used by', 'accounts', { isOwner: true }),
  },
});

/** Its carriers are separate records; the first one takes the call. */
export const route = defineRecord({
  resource: 'LcrRoutes',
  identity: ['text'],
  columns: {
    text: text('regex', 'Match', {
      required: 'Enter an expression.',
      maxLength: 32,
      file: 'match',
    }),
    description: text('description', 'Description', { maxLength: 1024 }),
  },
});
