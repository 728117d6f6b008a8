import {
  type Client,
  createClient,
  getClient,
  updateClient,
} from '../../platform/resources/clients/clients.ts';
import { refusedBy, type SaveCalls } from '../../screen/form/save/save-record.ts';
import type { ClientFormValues } from './client-form.schema.ts';
import { clientUpdateOf, clientValues, newClientOf } from './client-form.wire.ts';

type ClientCalls = SaveCalls<ClientFormValues, Client>;

const taken = 'This account already has a client of this username.';

/** The calls that make a client. */
export const newClientCalls: ClientCalls = {
  write: async (values) => {
    await createClient(newClientOf(values));
    return undefined;
  },
  refusedFields: refusedBy([/username already exists/, 'username', taken]),
};

/** The calls that change a client. */
export const clientCalls = (sid: string): ClientCalls => ({
  reread: async () => {
    const client = await getClient(sid);
    return { values: clientValues(client), stored: client };
  },
  write: async (values) => {
    await updateClient(sid, clientUpdateOf(values));
    return undefined;
  },
});
