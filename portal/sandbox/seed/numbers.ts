import type { PhoneNumberRow } from '../resources/phone-numbers/store.ts';
import type { Store } from '../store/store.ts';
import { SEEDED_APPLICATIONS } from './applications.ts';
import { ACME_SIPREC_APP, CONTOSO, IVR_MAIN_MENU, NORTHWIND } from './known-sids.ts';
import { sidFor } from './sids.ts';
import { ACCOUNTS_OF, SEEDED_TRUNKS } from './trunks.ts';

const COUNT = 5000;

/** Country and area codes; a running number makes each number unique. */
const areas = ['1212', '1415', '1786', '4420', '44161', '4930', '4989', '33170', '3491', '61291'];

const applicationsOf = new Map<string, string[]>();
for (const { sid, name, accountSid } of SEEDED_APPLICATIONS) {
  // The account itself refers to them, which already prevents their deletion.
  if (sid === IVR_MAIN_MENU || sid === ACME_SIPREC_APP) continue;
  const known = applicationsOf.get(accountSid) ?? [];
  known.push(sid ?? sidFor('application', `${accountSid}/${name}`));
  applicationsOf.set(accountSid, known);
}

/** Carriers that an account can have numbers on: its own and the unbound ones. */
const carriersOf = new Map<string, string[]>();
for (const [provider, accounts] of Object.entries(ACCOUNTS_OF)) {
  for (const account of [...accounts, provider]) {
    const usable = SEEDED_TRUNKS.filter(
      (trunk) =>
        trunk.provider === provider && (trunk.accountSid === null || trunk.accountSid === account),
    );
    carriersOf.set(
      account,
      usable.map(({ sid }) => sid),
    );
  }
}

/** Counts up in hexadecimal, which is faster than hashing a name for each number. */
const sidAt = (index: number) => `5ba1a4ce-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;

const pick = (list: readonly string[] | undefined, index: number) =>
  list && list.length > 0 ? (list[index % list.length] ?? null) : null;

/** Every nineteenth belongs to no account yet, every third has no route. */
function rowAt(index: number): PhoneNumberRow {
  const provider = index % 5 === 4 ? CONTOSO : NORTHWIND;
  const turn = Math.floor(index / 5);
  const account = index % 19 === 7 ? null : pick(ACCOUNTS_OF[provider], turn);
  const isRouted = account !== null && index % 3 !== 0;
  const area = areas[index % areas.length] ?? '1';
  return {
    phone_number_sid: sidAt(index),
    number: `${area}${String(5_550_000 + index).padStart(7, '0')}`,
    voip_carrier_sid: pick(carriersOf.get(account ?? provider), index),
    account_sid: account,
    application_sid: isRouted ? pick(applicationsOf.get(account), index) : null,
    service_provider_sid: account === null && index % 2 === 0 ? provider : null,
  };
}

function* rows(scale: number): Generator<PhoneNumberRow> {
  const count = Math.round(COUNT * scale);
  for (let index = 0; index < count; index += 1) yield rowAt(index);
}

/** Five thousand numbers, times the scale. */
export function seedNumbers({ numbers }: Store, scale: number): void {
  numbers.addMany(rows(scale));
}
