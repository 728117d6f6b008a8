import { client } from '../../platform/records/client.ts';
import { kindFromRecord } from './from-record.ts';

export const clients = kindFromRecord(client, {
  name: 'clients',
  one: 'SIP client',
  title: 'SIP clients',
  owners: ['account'],
  isUnique: true,
});
