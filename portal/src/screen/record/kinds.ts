import { addresses } from '../../addresses.ts';

/** What the console calls a kind of record, where its screens are, and which one a row is. */
export type RecordKind<Row = never> = {
  /** 'account', as in 'The account was not saved'. */
  noun: string;
  /** 'an account' */
  one: string;
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
  /** The member that holds the id, and so the parameter of the address. */
  sidMember: string;
  sidOf: (row: Row) => string;
  nameOf: (row: Row) => string;
};

const kind = <SidMember extends string, NameMember extends string>(
  article: 'a' | 'an',
  noun: string,
  title: string,
  screens: typeof addresses.users,
  sidMember: SidMember,
  nameMember: NameMember,
): RecordKind<Record<SidMember | NameMember, string>> => ({
  noun,
  title,
  one: `${article} ${noun}`,
  plural: `${noun}s`,
  deleteLabel: `Delete ${noun}`,
  addTitle: `Add ${article} ${noun}`,
  ...screens,
  sidMember,
  sidOf: (row) => row[sidMember],
  nameOf: (row) => row[nameMember],
});

/** Every kind of record there is: records of one name those of others, in lists of what uses them. */
export const kinds = {
  user: {
    ...kind('a', 'user', 'Users', addresses.users, 'user_sid', 'name'),
    deleteLabel: 'Delete User',
  },
  account: kind('an', 'account', 'Accounts', addresses.accounts, 'account_sid', 'name'),
  application: kind(
    'an',
    'application',
    'Applications',
    addresses.applications,
    'application_sid',
    'name',
  ),
  client: kind('a', 'SIP client', 'Clients', addresses.clients, 'client_sid', 'username'),
  carrier: kind('a', 'carrier', 'Carriers', addresses.carriers, 'voip_carrier_sid', 'name'),
  speech: kind(
    'a',
    'speech credential',
    'Speech',
    addresses.speech,
    'speech_credential_sid',
    'name',
  ),
  phoneNumber: kind(
    'a',
    'phone number',
    'Phone Numbers',
    addresses.phoneNumbers,
    'phone_number_sid',
    'number',
  ),
  teamsTenant: kind(
    'an',
    'MS Teams tenant',
    'MS Teams Tenants',
    addresses.teamsTenants,
    'ms_teams_tenant_sid',
    'tenant_fqdn',
  ),
  routing: kind(
    'an',
    'outbound call route',
    'Outbound Call Routing',
    addresses.routing,
    'lcr_sid',
    'name',
  ),
};

/** Prescribed, wherever a record needs an account and there is none. */
export const needsAccount = ({ one }: Pick<RecordKind, 'one'>) =>
  `You must create an account before you can create ${one}.`;
