import * as v from 'valibot';
import {
  type Client,
  clientUpdate,
  getClient,
  listClients,
  newClient,
} from '../../platform/resources/clients/clients.ts';
import { clientName, clientNameMessage } from '../../platform/values/client-name.ts';
import { changedColumns } from '../../screen/form/save/columns.ts';
import type { Members } from '../../screen/form/save/members.ts';
import { nameSchema } from '../../screen/form/schema.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { SavedRecord } from '../../screen/record/record.ts';

const empty = {
  accountSid: '',
  username: '',
  /** New clients only; write-only, and never changed later. */
  password: '',
  isActive: true,
  callsApplications: true,
  callsQueues: true,
  callsUsers: true,
};
export type ClientFormValues = typeof empty;

const members: Members<ClientFormValues> = {
  accountSid: { label: 'Account' },
  username: { label: 'Username' },
  password: { label: 'Password', describe: () => 'Not shown' },
  isActive: { label: 'Active' },
  callsApplications: { label: 'Direct calls to applications' },
  callsQueues: { label: 'Direct calls to queues' },
  callsUsers: { label: 'Direct calls to other clients' },
};

const schema = (isNew: boolean) =>
  v.object({
    accountSid: v.pipe(v.string(), v.nonEmpty('Choose an account.')),
    username: v.pipe(nameSchema('Enter a username.'), v.regex(clientName, clientNameMessage)),
    password: isNew ? v.pipe(v.string(), v.nonEmpty('Enter a password.')) : v.string(),
    isActive: v.boolean(),
    callsApplications: v.boolean(),
    callsQueues: v.boolean(),
    callsUsers: v.boolean(),
  });

export const clientForm = {
  empty,
  schema,
  members,
  secrets: () => ['password'],
  nameOf: ({ username }: ClientFormValues) => username,
};

const body = (values: ClientFormValues) => ({
  is_active: values.isActive,
  allow_direct_app_calling: values.callsApplications,
  allow_direct_queue_calling: values.callsQueues,
  allow_direct_user_calling: values.callsUsers,
});

const valuesOf = (client: Client): ClientFormValues => ({
  accountSid: client.account_sid,
  username: client.username,
  password: '',
  isActive: client.is_active,
  callsApplications: client.allow_direct_app_calling,
  callsQueues: client.allow_direct_queue_calling,
  callsUsers: client.allow_direct_user_calling,
});

export const clientRecord: SavedRecord<ClientFormValues, Client> = {
  kind: kinds.client,
  get: getClient,
  values: valuesOf,
  create: (values) => {
    const { accountSid, username, password } = values;
    return newClient({ ...body(values), account_sid: accountSid, username, password });
  },
  update: (sid, values, stored) =>
    clientUpdate(sid, changedColumns(body(values), body(valuesOf(stored)))),
  lost: {
    mark: ({ accountSid, username }) => `${accountSid} ${username}`,
    find: async (_, { accountSid, username }) =>
      (await listClients())
        .filter((one) => one.account_sid === accountSid && one.username === username)
        .map(({ client_sid }) => client_sid),
  },
  refused: [
    [/username already exists/, 'username', 'This account already has a client of this username.'],
  ],
};
