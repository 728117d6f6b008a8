import * as v from 'valibot';
import type { Members } from '../../screen/form/save/members.ts';
import { nameSchema } from '../../screen/form/schema.ts';

export const emptyClient = {
  accountSid: '',
  username: '',
  /** Of a new client; write-only, and never changed later. */
  password: '',
  isActive: true,
  callsApplications: true,
  callsQueues: true,
  callsUsers: true,
};
export type ClientFormValues = typeof emptyClient;

export const clientMembers: Members<ClientFormValues> = {
  accountSid: { label: 'Account' },
  username: { label: 'Username' },
  password: { label: 'Password', describe: () => 'Not shown' },
  isActive: { label: 'Active' },
  callsApplications: { label: 'Direct calls to applications' },
  callsQueues: { label: 'Direct calls to queues' },
  callsUsers: { label: 'Direct calls to other clients' },
};

export const clientFormSchema = (isNew: boolean) =>
  v.object({
    accountSid: v.pipe(v.string(), v.nonEmpty('Choose an account.')),
    username: v.pipe(
      nameSchema('Enter a username.'),
      v.regex(/^[^\s@:/<>"]*$/, 'Use letters, digits and . _ - without spaces or @.'),
    ),
    password: isNew ? v.pipe(v.string(), v.nonEmpty('Enter a password.')) : v.string(),
    isActive: v.boolean(),
    callsApplications: v.boolean(),
    callsQueues: v.boolean(),
    callsUsers: v.boolean(),
  });
