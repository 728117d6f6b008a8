import { client } from '../../platform/records/client.ts';
import { getClient, listClients } from '../../platform/resources/clients/clients.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { savedRecord } from '../../screen/record/saved/saved-record.ts';

export const clientRecord = savedRecord(client, {
  kind: kinds.client,
  get: getClient,
  list: listClients,
  refused: [
    [/username already exists/, 'username', 'This account already has a client of this username.'],
  ],
  goesWithIt: ['the password'],
});
