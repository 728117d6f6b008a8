import {
  findPhoneNumber,
  getPhoneNumber,
  type PhoneNumber,
  searchPhoneNumbers,
} from '../../platform/resources/numbers/phone-numbers.ts';
import { type Finder, findOne, foundAtMost } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { storedNumber } from './number-text.ts';

/** The knowledge of how numbers are grouped is large: it comes when there is one to show. */
async function readable(number: string) {
  const { formatNumber } = await import('@trunkline/ui/widgets/phone-number');
  return formatNumber(number);
}
const found = async ({ phone_number_sid: sid, number }: PhoneNumber) => ({
  sid,
  name: await readable(number),
});
const allFound = (rows: readonly PhoneNumber[]) => Promise.all(rows.map(found));

export const phoneNumberFinder: Finder = {
  kind: kinds.phoneNumber,
  icon: 'number',
  loaded: {
    resource: 'PhoneNumbers',
    sidMember: 'phone_number_sid',
    nameMember: 'number',
    nameOf: readable,
  },
  search: async (text, { user, providerSid }) => {
    const digits = storedNumber(text);
    // Numbers have no words.
    if (!/^[\d*#]{2,}$/.test(digits)) return [];
    const filter = { accountSid: user.accountSid, serviceProviderSid: providerSid, text: digits };
    return allFound(await searchPhoneNumbers(filter, foundAtMost));
  },
  resolve: async ({ kind, value }) => {
    if (kind === 'number') return allFound(await findPhoneNumber(value));
    if (kind !== 'sid') return [];
    return findOne(async () => found(await getPhoneNumber(value)));
  },
};
