import { always, type Column, flag, secret, text } from '../members.ts';
import type { Kind } from '../model.ts';

/** The platform masks a password that isn't there, too. */
const maskOfNone = '{X';

const password: Column = secret('password', 'Password');
const stored: Column = {
  ...password,
  read: (raw, tools) => (raw === maskOfNone ? {} : password.read(raw, tools)),
};

export const clients: Kind = {
  name: 'clients',
  one: 'SIP client',
  title: 'SIP clients',
  owners: ['account'],
  sid: 'client_sid',
  identity: ['username'],
  isUnique: true,
  columns: always([
    text('username', 'Username', { isRequired: true }),
    stored,
    flag('active', 'Active', { column: 'is_active', default: true }),
    flag('calls_applications', 'Direct calls to applications', {
      column: 'allow_direct_app_calling',
      default: true,
    }),
    flag('calls_queues', 'Direct calls to queues', {
      column: 'allow_direct_queue_calling',
      default: true,
    }),
    flag('calls_clients', 'Direct calls to other clients', {
      column: 'allow_direct_user_calling',
      default: true,
    }),
  ]),
};
