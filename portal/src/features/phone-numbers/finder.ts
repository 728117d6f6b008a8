import { accountsOf } from '../../platform/resources/accounts/accounts.ts';
import { applicationsOf } from '../../platform/resources/applications/applications.ts';
import { carriersOf } from '../../platform/resources/carriers/voip-carriers.ts';
import {
  findPhoneNumber,
  getPhoneNumber,
  type PhoneNumber,
  searchPhoneNumbers,
} from '../../platform/resources/numbers/phone-numbers.ts';
import { storedNumber } from '../../platform/values/phone-number.ts';
import { type FindContext, type Finder, findOne, foundAtMost } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { unownedAmong } from './unowned.ts';

/** The rules for grouping numbers are large: loads them with the first number. */
async function readable(number: string) {
  const { formatNumber } = await import('@trunkline/ui/widgets/phone-number');
  return formatNumber(number);
}
const found = async ({ phone_number_sid: sid, number }: PhoneNumber) => ({
  sid,
  name: await readable(number),
});

/** Adds account, carrier and application, if they can be loaded. */
async function allFound(rows: readonly PhoneNumber[], { user, providerSid, cached }: FindContext) {
  if (rows.length === 0) return [];
  const [accounts, carriers, applications] = await Promise.all([
    user.accountSid === null && providerSid !== null
      ? cached(accountsOf(providerSid)).catch(() => [])
      : [],
    providerSid === null
      ? []
      : cached(carriersOf(providerSid, user.accountSid)).then(
          ({ data }) => data,
          () => [],
        ),
    cached(applicationsOf(user.accountSid)).catch(() => []),
  ]);
  const belongingTo = ({ account_sid, voip_carrier_sid, application_sid }: PhoneNumber) => {
    const account = accounts.find((one) => one.account_sid === account_sid);
    const carrier = carriers.find((one) => one.voip_carrier_sid === voip_carrier_sid);
    const application = applications.find((one) => one.application_sid === application_sid);
    return {
      detail: account?.name,
      secondLine: [carrier?.name, application?.name ?? 'No application']
        .filter(Boolean)
        .join(' · '),
    };
  };
  return Promise.all(rows.map(async (row) => ({ ...(await found(row)), ...belongingTo(row) })));
}

/**
 * Most numbers of all providers that are searched for those without an account, which are in no
 * provider's list.
 */
const searchedAtMost = 1000;

/** Numbers without an account that an admin sees in the provider's list; others see none. */
async function unownedWith(digits: string, { user, providerSid, cached }: FindContext) {
  if (user.scope !== 'admin' || providerSid === null) return [];
  const everywhere = { accountSid: null, serviceProviderSid: null, text: digits };
  const [carriers, rows] = await Promise.all([
    cached(carriersOf(providerSid, null)),
    searchPhoneNumbers(everywhere, searchedAtMost),
  ]);
  return rows.filter(unownedAmong(carriers.data));
}

export const phoneNumberFinder: Finder = {
  kind: kinds.phoneNumber,
  icon: 'number',
  loaded: {
    resource: 'PhoneNumbers',
    sidMember: 'phone_number_sid',
    nameMember: 'number',
    nameOf: readable,
  },
  search: async (text, context) => {
    const { user, providerSid } = context;
    const digits = storedNumber(text);
    // Numbers contain no words.
    if (!/^[\d*#]{2,}$/.test(digits)) return [];
    const filter = { accountSid: user.accountSid, serviceProviderSid: providerSid, text: digits };
    const owned = await searchPhoneNumbers(filter, foundAtMost);
    const unowned = owned.length < foundAtMost ? await unownedWith(digits, context) : [];
    return allFound([...owned, ...unowned].slice(0, foundAtMost), context);
  },
  resolve: async ({ kind, value }, context) => {
    if (kind === 'number') return allFound(await findPhoneNumber(value), context);
    if (kind !== 'sid') return [];
    return findOne(async () => found(await getPhoneNumber(value)));
  },
};
