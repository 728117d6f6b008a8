import { isRecord } from '../../browser/record.ts';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import { queryString } from '../../platform/client/calls/path.ts';
import { isForLater } from '../../platform/client/pace/batch.ts';
import { phoneNumberPagePath, speechPath } from '../../platform/resources/paths.ts';
import { providerOwner } from '../../platform/values/owner.ts';
import type { Access, Api, Row } from '../api.ts';
import { type Item, recordAt } from '../model.ts';
import type { Entry, Plan } from '../plan.ts';
import { idIn } from '../values.ts';
import { readNumbers, rowsOf, textOf } from './rows.ts';

/*
 * Some names are unique beyond an account: tenant domains and SIP realms on the platform, numbers on a
 * carrier, labels of credentials within a provider. The platform refuses a second one, so the plan
 * looks for it first.
 */

/** Up to this many numbers are looked up one by one. */
const fewNumbers = 10;

const createdOf = ({ entries }: Plan, kind: Item['kind']) =>
  entries.filter((entry) => entry.kind === kind && entry.change === 'create');

const textAt = ({ after }: Entry, member: string) => String(after?.values[member] ?? '');

type Found = readonly [id: string, sentence: string];

type Names = {
  /** The name that must be unique, in any case. */
  keyOf: (entry: Entry) => string;
  isTaken: (entry: Entry) => boolean;
  /** Message if another account has it. */
  taken: (entry: Entry) => string;
  /** Message if an earlier entry of the file has it. */
  twice: (entry: Entry) => string;
};

function clashes(entries: readonly Entry[], { keyOf, isTaken, taken, twice }: Names): Found[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry).toLowerCase();
    const isSecond = seen.has(key);
    seen.add(key);
    if (isSecond) return [[entry.id, twice(entry)] as const];
    return isTaken(entry) ? [[entry.id, taken(entry)] as const] : [];
  });
}

/** Joins members of rows into names. */
const keysOf = (rows: readonly Row[], ...members: string[]) =>
  new Set(
    rows.map((row) =>
      members
        .map((member) => textOf(row, member))
        .join(' ')
        .toLowerCase(),
    ),
  );

/** Loads data that only helps to plan: if this log-in may not read it, the platform refuses the write later. */
async function ifAllowed(api: Api, at: string): Promise<unknown> {
  try {
    return await api.call('GET', at);
  } catch (error) {
    if (isForLater(error) || !(error instanceof PlatformError)) throw error;
    return null;
  }
}

async function tenants({ api }: Access, plan: Plan): Promise<Found[]> {
  const created = createdOf(plan, 'teams_tenants');
  if (created.length === 0) return [];
  const taken = keysOf(rowsOf(await ifAllowed(api, 'MicrosoftTeamsTenants')), 'tenant_fqdn');
  const domainOf = (entry: Entry) => textAt(entry, 'domain');
  return clashes(created, {
    keyOf: domainOf,
    isTaken: (entry) => taken.has(domainOf(entry).toLowerCase()),
    taken: (entry) => `Another account has the domain ${domainOf(entry)}.`,
    twice: (entry) => `The file has the domain ${domainOf(entry)} for two accounts.`,
  });
}

async function numbers(place: Access, plan: Plan): Promise<Found[]> {
  const carrierId = ({ after }: Entry) => idIn(after?.values['carrier']) ?? '';
  const created = createdOf(plan, 'numbers').filter((entry) => carrierId(entry) !== '');
  const sidOf = (entry: Entry) => recordAt(plan.current, carrierId(entry))?.stored?.sid;
  const numberOf = (entry: Entry) => textAt(entry, 'number');
  // A carrier that doesn't exist yet has no numbers.
  const onStored = created.filter((entry) => sidOf(entry) !== undefined);
  const rows = await numbersLike(place, onStored.map(numberOf));
  const taken = keysOf(rows, 'number', 'voip_carrier_sid');
  return clashes(created, {
    keyOf: (entry) => `${numberOf(entry)} ${carrierId(entry)}`,
    isTaken: (entry) => taken.has(`${numberOf(entry)} ${sidOf(entry)}`.toLowerCase()),
    taken: () => 'Another account has this number on the same carrier.',
    twice: () => 'The file has this number on one carrier for two accounts.',
  });
}

/** Numbers of all accounts of the provider that this log-in may see. */
async function numbersLike({ api, providerSid }: Access, texts: readonly string[]) {
  if (texts.length > fewNumbers) return readNumbers(api, { providerSid, accountSid: null });
  const of = { accountSid: null, serviceProviderSid: null };
  const answers = await Promise.all(
    texts.map((text) => api.call('GET', phoneNumberPagePath({ ...of, text }, 1, 1000))),
  );
  return answers.flatMap(rowsOf);
}

async function labels({ api, caller, providerSid }: Access, plan: Plan): Promise<Found[]> {
  // For an admin's log-in, the label only has to be unique in its account.
  if (caller === 'admin') return [];
  const all = createdOf(plan, 'speech');
  const created = all.filter((entry) => entry.owner !== '' && textAt(entry, 'label') !== '');
  if (created.length === 0) return [];
  const rows = rowsOf(await ifAllowed(api, speechPath(providerOwner(providerSid))));
  const keyOf = (entry: Entry) => `${textAt(entry, 'vendor')} ${textAt(entry, 'label')}`;
  const shared = new Set([
    ...rows
      .filter((row) => textOf(row, 'account_sid') === '')
      .map((row) => `${textOf(row, 'vendor')} ${textOf(row, 'label')}`),
    ...all.filter(({ owner }) => owner === '').map(keyOf),
  ]);
  return created
    .filter((entry) => shared.has(keyOf(entry)))
    .map((entry) => [
      entry.id,
      `The provider has a credential with the label ${textAt(entry, 'label')}.`,
    ]);
}

async function realms({ api }: Access, { entries }: Plan): Promise<Found[]> {
  const changed = entries.filter(
    ({ change, kind, fields }) =>
      change !== 'refused' &&
      kind === 'settings' &&
      fields.some(({ path: at, after }) => at === 'sip_realm' && after !== undefined),
  );
  const realmOf = (entry: Entry) => textAt(entry, 'sip_realm');
  const isFree = async (entry: Entry) => {
    const query = queryString({ type: 'subdomain', value: realmOf(entry) });
    const answer = await ifAllowed(api, `Availability${query}`);
    return !isRecord(answer) || answer['available'] !== false;
  };
  const free = await Promise.all(changed.map(isFree));
  return clashes(changed, {
    keyOf: realmOf,
    isTaken: (entry) => !free[changed.indexOf(entry)],
    taken: (entry) => `Another account has the SIP realm ${realmOf(entry)}: give this one another.`,
    twice: (entry) => `The file has the SIP realm ${realmOf(entry)} for two accounts.`,
  });
}

/** Sentences about names that are taken, by the id of the entry. */
export async function conflictsOf(place: Access, plan: Plan): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all([tenants, numbers, labels, realms].map((of) => of(place, plan)));
  return new Map(found.flat());
}
