import { flag, reference, secret, text } from './column.ts';
import { defineRecord } from './record.ts';

/** A SIP client's username must be valid in a SIP address without escapes. */
const clientNameError = (username: string): string | undefined =>
  /^[^\s@:/<>"]*$/.test(username)
    ? undefined
    : 'Use letters, digits and . _ - without spaces or @.';

export const client = defineRecord({
  resource: 'Clients',
  identity: ['username'],
  columns: {
    accountSid: reference('account_sid', 'Account', 'accounts', {
      required: 'Choose an account.',
      isOwner: true,
      isFixed: true,
    }),
    username: text('username', 'Username', {
      required: 'Enter a username.',
      maxLength: 64,
      check: clientNameError,
      isFixed: true,
    }),
    password: secret('password', 'Password', { required: 'Enter a password.', isFixed: true }),
    isActive: flag('is_active', 'Active', true),
    callsApplications: flag('allow_direct_app_calling', 'Direct calls to applications', true, {
      file: 'calls_applications',
    }),
    callsQueues: flag('allow_direct_queue_calling', 'Direct calls to queues', true, {
      file: 'calls_queues',
    }),
    callsUsers: flag('allow_direct_user_calling', 'Direct calls to other clients', true, {
      file: 'calls_clients',
    }),
  },
});
