import {
  type AccountRow,
  accountsOf,
  getAccount,
} from '../../platform/resources/accounts/accounts.ts';
import { bestOf, type FindContext, finderOf } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

const rowsOf = ({ providerSid, cached }: FindContext) =>
  providerSid === null ? Promise.resolve([]) : cached(accountsOf(providerSid));

export const accountFinder = finderOf<Pick<AccountRow, 'account_sid' | 'name' | 'sip_realm'>>({
  kind: kinds.account,
  icon: 'account',
  search: async (text, context) =>
    bestOf(await rowsOf(context), text, ({ name, sip_realm }) => [name, sip_realm]),
  get: getAccount,
  resolve: async ({ kind, value }, context) => {
    if (kind !== 'sip-address') return [];
    const realm = value.slice(value.indexOf('@') + 1);
    return (await rowsOf(context)).filter(({ sip_realm }) => sip_realm === realm);
  },
  detailOf: ({ sip_realm }) => sip_realm,
});
