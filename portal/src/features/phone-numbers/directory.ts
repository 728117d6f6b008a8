import { searchText } from '../../browser/search-text.ts';
import { getAccount, listAccounts } from '../../platform/resources/accounts/accounts.ts';
import {
  type ApplicationName,
  listApplications,
} from '../../platform/resources/applications/applications.ts';
import {
  type CarrierChoice,
  listCarriers,
} from '../../platform/resources/carriers/voip-carriers.ts';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';

type Entry = { sid: string; name: string };

/** Translates between records and their names in a file. Ambiguous names are replaced by SIDs. */
export type Directory = ReturnType<typeof createDirectory>;

type Known = {
  accounts: readonly { account_sid: string; name: string }[];
  carriers: readonly CarrierChoice[];
  applications: readonly ApplicationName[];
};

/** Ignores case, invisible characters and the encoding of accents. */
const asKey = (name: string) => searchText(name).trim();

function indexOf<Row>(rows: readonly Row[], entryOf: (row: Row) => Entry) {
  const bySid = new Map<string, Row>();
  const byName = new Map<string, Row[]>();
  for (const row of rows) {
    const { sid, name } = entryOf(row);
    bySid.set(sid, row);
    const key = asKey(name);
    const same = byName.get(key);
    if (same) same.push(row);
    else byName.set(key, [row]);
  }
  const named = (text: string) => byName.get(asKey(text)) ?? [];
  return {
    get: (sid: string) => bySid.get(sid),
    /** Entries that match a text. */
    find: (text: string) => {
      const one = bySid.get(asKey(text));
      return one ? [one] : named(text);
    },
    /** Text that identifies this entry uniquely. */
    textOf: (sid: string | null) => {
      const row = sid === null ? undefined : bySid.get(sid);
      if (!row) return sid ?? '';
      const { name } = entryOf(row);
      return named(name).length === 1 ? name : (sid ?? '');
    },
    nameOf: (sid: string | null) => {
      if (sid === null) return 'None';
      const row = bySid.get(sid);
      return row ? entryOf(row).name : sid;
    },
  };
}

export function createDirectory({ accounts, carriers, applications }: Known) {
  const ofAccount = new Map<string, ApplicationName[]>();
  for (const row of applications) {
    const key = row.account_sid ?? '';
    const same = ofAccount.get(key);
    if (same) same.push(row);
    else ofAccount.set(key, [row]);
  }
  const entryOf = ({ application_sid, name }: ApplicationName) => ({ sid: application_sid, name });
  const indexes = new Map<string, ReturnType<typeof indexOf<ApplicationName>>>();
  return {
    accounts: indexOf(accounts, ({ account_sid, name }) => ({ sid: account_sid, name })),
    carriers: indexOf(carriers, ({ voip_carrier_sid, name }) => ({ sid: voip_carrier_sid, name })),
    applications: indexOf(applications, entryOf),
    applicationsOf(accountSid: string) {
      const index = indexes.get(accountSid) ?? indexOf(ofAccount.get(accountSid) ?? [], entryOf);
      indexes.set(accountSid, index);
      return index;
    },
  };
}

/** Loads all records that this user may refer to. */
export async function loadDirectory(providerSid: string, ownAccountSid: string | null) {
  const [accounts, carriers, applications] = await Promise.all([
    ownAccountSid ? getAccount(ownAccountSid).then((one) => [one]) : listAccounts(providerSid),
    listCarriers(providerSid, ownAccountSid),
    listApplications(null),
  ]);
  return createDirectory({ accounts, carriers, applications });
}

export const csvHead = ['number', 'account', 'carrier', 'application'];

/** A number as a CSV line, which an import reads back unchanged. */
export const csvRow = (row: PhoneNumber, directory: Directory) => [
  row.number,
  directory.accounts.textOf(row.account_sid),
  directory.carriers.textOf(row.voip_carrier_sid),
  row.account_sid === null
    ? (row.application_sid ?? '')
    : directory.applicationsOf(row.account_sid).textOf(row.application_sid),
];
