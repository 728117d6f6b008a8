import { addresses } from '../../addresses.ts';
import { type Resource, sidColumns } from '../../platform/resources/sid-columns.ts';

/** Names and addresses of a kind of record, and the member that identifies it. */
export type RecordKind<Row = never> = {
  /** 'account', as in 'The account was not saved'. */
  noun: string;
  /** 'an account' */
  one: string;
  /** 'Add an account' */
  addTitle: string;
  /** 'Accounts': title of the list, breadcrumb and navigation entry. */
  title: string;
  /** 'accounts', as in '12 of 40 accounts'. */
  plural: string;
  /** 'Delete account' */
  deleteLabel: string;
  list: string;
  add: string;
  edit: (sid: string) => string;
  /** Name in messages about saving and deleting, if another one is prescribed. */
  said?: string;
  /** Further consequences of deleting a record. */
  deletionWarning?: string;
  /** Resource on the platform: the first part of its paths. */
  resource: Resource;
  /** Member that holds the id, and name of the parameter in the address. */
  sidMember: string;
  nameMember: string;
  sidOf: (row: Row) => string;
  nameOf: (row: Row) => string;
};

const kind = <Name extends Resource, NameMember extends string>(
  article: 'a' | 'an',
  noun: string,
  title: string,
  screens: typeof addresses.users,
  resource: Name,
  nameMember: NameMember,
): RecordKind<Record<(typeof sidColumns)[Name] | NameMember, string>> => ({
  noun,
  title,
  one: `${article} ${noun}`,
  plural: `${noun}s`,
  deleteLabel: `Delete ${noun}`,
  addTitle: `Add ${article} ${noun}`,
  ...screens,
  resource,
  sidMember: sidColumns[resource],
  nameMember,
  sidOf: (row) => row[sidColumns[resource]],
  nameOf: (row) => row[nameMember],
});

/** All kinds of records. */
export const kinds = {
  user: {
    ...kind('a', 'user', 'Users', addresses.users, 'Users', 'name'),
    deleteLabel: 'Delete User',
  },
  account: kind('an', 'account', 'Accounts', addresses.accounts, 'Accounts', 'name'),
  application: kind(
    'an',
    'application',
    'Applications',
    addresses.applications,
    'Applications',
    'name',
  ),
  client: {
    ...kind('a', 'SIP client', 'Clients', addresses.clients, 'Clients', 'username'),
    said: 'Client',
  },
  carrier: kind('a', 'carrier', 'Carriers', addresses.carriers, 'VoipCarriers', 'name'),
  speech: kind('a', 'speech credential', 'Speech', addresses.speech, 'SpeechCredentials', 'name'),
  phoneNumber: kind(
    'a',
    'phone number',
    'Phone Numbers',
    addresses.phoneNumbers,
    'PhoneNumbers',
    'number',
  ),
  teamsTenant: {
    ...kind(
      'an',
      'MS Teams tenant',
      'MS Teams Tenants',
      addresses.teamsTenants,
      'MicrosoftTeamsTenants',
      'tenant_fqdn',
    ),
    said: 'Microsoft Teams Tenant',
  },
  routing: {
    ...kind(
      'an',
      'outbound call route',
      'Outbound Call Routing',
      addresses.routing,
      'Lcrs',
      'name',
    ),
    deletionWarning:
      'This also deletes its routes. Calls then go out by any carrier of their account.',
  },
};

/** Prescribed for every record that needs an account while there is none. */
export const needsAccount = ({ one, said }: Pick<RecordKind, 'one' | 'said'>) =>
  `You must create an account before you can create ${said ? `a ${said}` : one}.`;
