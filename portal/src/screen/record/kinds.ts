import { addresses } from '../../addresses.ts';

/** What the console calls a kind of record, and where its screens are. */
export type RecordKind = {
  /** 'account', as in 'The account was not saved'. */
  noun: string;
  /** 'Add an account' */
  addTitle: string;
  /** 'Accounts': the list, the breadcrumb, the navigation. */
  title: string;
  /** 'accounts', as in '12 of 40 accounts'. */
  plural: string;
  /** 'Delete account' */
  deleteLabel: string;
  list: string;
  add: string;
  edit: (sid: string) => string;
};

const kind = (
  article: 'a' | 'an',
  noun: string,
  title: string,
  screens: typeof addresses.users,
): RecordKind => ({
  noun,
  title,
  plural: `${noun}s`,
  deleteLabel: `Delete ${noun}`,
  addTitle: `Add ${article} ${noun}`,
  ...screens,
});

/** Every kind of record there is: records of one name those of others, in lists of what uses them. */
export const kinds = {
  user: { ...kind('a', 'user', 'Users', addresses.users), deleteLabel: 'Delete User' },
  account: kind('an', 'account', 'Accounts', addresses.accounts),
  application: kind('an', 'application', 'Applications', addresses.applications),
  carrier: kind('a', 'carrier', 'Carriers', addresses.carriers),
  phoneNumber: kind('a', 'phone number', 'Phone Numbers', addresses.phoneNumbers),
  teamsTenant: kind('an', 'MS Teams tenant', 'MS Teams Tenants', addresses.teamsTenants),
  routing: kind('an', 'outbound call route', 'Outbound Call Routing', addresses.routing),
} satisfies Record<string, RecordKind>;
