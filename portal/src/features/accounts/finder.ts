import {
  type AccountRow,
  accountsOf,
  getAccount,
} from '../../platform/resources/accounts/accounts.ts';
import { bestOf, type FindContext, type Finder, findOne } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

const found = ({
  account_sid: sid,
  name,
  sip_realm: realm,
}: Pick<AccountRow, 'account_sid' | 'name' | 'sip_realm'>) => ({
  sid,
  name,
  detail: realm,
});

const rowsOf = ({ providerSid, cached }: FindContext) =>
  providerSid === null ? Promise.resolve([]) : cached(accountsOf(providerSid));

export const accountFinder: Finder = {
  kind: kinds.account,
  icon: 'account',
  loaded: { resource: 'Accounts', sidMember: 'account_sid', nameMember: 'name' },
  search: async (text, context) =>
    bestOf(await rowsOf(context), text, ({ name, sip_realm }) => [name, sip_realm]).map(found),
  resolve: async ({ kind, value }, context) => {
    if (kind === 'sid') return findOne(async () => found(await getAccount(value)));
    if (kind !== 'sip-address') return [];
    const realm = value.slice(value.indexOf('@') + 1);
    return (await rowsOf(context)).filter(({ sip_realm }) => sip_realm === realm).map(found);
  },
};
