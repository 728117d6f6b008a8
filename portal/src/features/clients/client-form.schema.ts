import * as v from 'valibot';
import type { Members } from '../../screen/form/members.ts';
import { nameSchema } from '../../screen/form/schema.ts';
import type { OwnerAccount } from '../../screen/use-owners.ts';

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

/** Prescribed. */
export const noRealm = 'Sip realm is not set for the account.';

/** @param accounts with their realms: a client registers with that of its account */
export const clientFormSchema = (isNew: boolean, accounts: readonly OwnerAccount[]) =>
  v.object({
    accountSid: v.pipe(
      v.string(),
      v.nonEmpty('Choose an account.'),
      v.check(
        (accountSid) => !isNew || Boolean(accounts.find(({ sid }) => sid === accountSid)?.sipRealm),
        noRealm,
      ),
    ),
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
