import { isRecord } from '../../browser/record.ts';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import { path, queryString } from '../../platform/client/calls/path.ts';
import { isForLater } from '../../platform/client/pace/batch.ts';
import type { Api, Caller } from '../api.ts';
import type { Item } from '../model.ts';
import type { Entry, Plan } from '../plan.ts';
import { isReference } from '../values.ts';
import { readNumbers, rowsOf, textOf } from './rows.ts';

/*
 * Some names are unique beyond an account: tenant domains and SIP realms on the platform, numbers on a
 * carrier, labels of credentials within a provider. The platform refuses a second one, so the plan
 * looks for it first.
 */

type Place = { api: Api; caller: Caller; providerSid: string };

/** Up to so many numbers are looked up one by one. */
const fewNumbers = 10;

const isCreated = (kind: Item['kind']) => (entry: Entry) =>
  entry.kind === kind && entry.change === 'create';

const textAt = ({ after }: Entry, member: string) => String(after?.values[member] ?? '');

type Found = [entry: Entry, sentence: string];

/** An answer that only helps to plan: where this log-in may not ask, the platform refuses later. */
async function ifAllowed(api: Api, at: string): Promise<unknown> {
  try {
    return await api.call('GET', at);
  } catch (error) {
    if (isForLater(error) || !(error instanceof PlatformError)) throw error;
    return null;
  }
}

/** Every entry whose key an earlier one has. */
function repeated(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry).toLowerCase();
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond;
  });
}

async function tenants({ api }: Place, { entries }: Plan): Promise<Found[]> {
  const created = entries.filter(isCreated('teams_tenants'));
  if (created.length === 0) return [];
  const rows = rowsOf(await ifAllowed(api, 'MicrosoftTeamsTenants'));
  const taken = new Set(rows.map((row) => textOf(row, 'tenant_fqdn').toLowerCase()));
  const domainOf = (entry: Entry) => textAt(entry, 'domain');
  return [
    ...created
      .filter((entry) => taken.has(domainOf(entry).toLowerCase()))
      .map((entry): Found => [entry, `Another account has the domain ${domainOf(entry)}.`]),
    ...repeated(created, domainOf).map(
      (entry): Found => [entry, `The file has the domain ${domainOf(entry)} for two accounts.`],
    ),
  ];
}

async function numbers(place: Place, plan: Plan): Promise<Found[]> {
  const created = plan.entries.filter(isCreated('numbers'));
  const { current } = plan;
  const carrierId = ({ after }: Entry) => {
    const carrier = after?.values['carrier'];
    return isReference(carrier) ? (carrier.to ?? '') : '';
  };
  const sidOf = (id: string) => current.items.get(id)?.stored?.sid ?? current.known.get(id)?.sid;
  // A carrier that is yet to be created has no number.
  const onStored = created.filter((entry) => sidOf(carrierId(entry)) !== undefined);
  const rows = await numbersLike(
    place,
    onStored.map((entry) => textAt(entry, 'number')),
  );
  const taken = new Set(
    rows.map((row) => `${textOf(row, 'number')} ${textOf(row, 'voip_carrier_sid')}`.toLowerCase()),
  );
  const isTaken = (entry: Entry) =>
    taken.has(`${textAt(entry, 'number')} ${sidOf(carrierId(entry))}`.toLowerCase());
  const onCarrier = created.filter((entry) => carrierId(entry) !== '');
  return [
    ...onStored
      .filter(isTaken)
      .map((entry): Found => [entry, 'Another account has this number on the same carrier.']),
    ...repeated(onCarrier, (entry) => `${textAt(entry, 'number')} ${carrierId(entry)}`).map(
      (entry): Found => [entry, 'The file has this number on one carrier for two accounts.'],
    ),
  ];
}

/** Numbers of all accounts of the provider that this log-in may see. */
async function numbersLike({ api, providerSid }: Place, texts: readonly string[]) {
  if (texts.length > fewNumbers) return readNumbers(api, { providerSid, accountSid: null });
  const answers = await Promise.all(
    texts.map((filter) =>
      api.call('GET', `PhoneNumbers${queryString({ page: 1, page_size: 1000, filter })}`),
    ),
  );
  return answers.flatMap(rowsOf);
}

async function labels({ api, caller, providerSid }: Place, plan: Plan): Promise<Found[]> {
  // With an administrator's log-in the label has to be free in its account alone.
  if (caller === 'admin') return [];
  const created = plan.entries
    .filter(isCreated('speech'))
    .filter((entry) => entry.owner !== '' && textAt(entry, 'label') !== '');
  if (created.length === 0) return [];
  const at = path`ServiceProviders/${providerSid}/SpeechCredentials`;
  const rows = rowsOf(await ifAllowed(api, at));
  const keyOf = (entry: Entry) => `${textAt(entry, 'vendor')} ${textAt(entry, 'label')}`;
  const shared = new Set([
    ...rows
      .filter((row) => textOf(row, 'account_sid') === '')
      .map((row) => `${textOf(row, 'vendor')} ${textOf(row, 'label')}`),
    ...plan.entries.filter((entry) => isCreated('speech')(entry) && entry.owner === '').map(keyOf),
  ]);
  return created
    .filter((entry) => shared.has(keyOf(entry)))
    .map((entry) => [
      entry,
      `The provider has a credential with the label ${textAt(entry, 'label')}.`,
    ]);
}

async function realms({ api }: Place, { entries }: Plan): Promise<Found[]> {
  const changed = entries.filter(
    ({ kind, change, fields }) =>
      kind === 'settings' &&
      change !== 'refused' &&
      fields.some(({ path: at, after }) => at === 'sip_realm' && after !== undefined),
  );
  const realmOf = (entry: Entry) => textAt(entry, 'sip_realm');
  const isFree = async (entry: Entry) => {
    const query = queryString({ type: 'subdomain', value: realmOf(entry) });
    const answer = await ifAllowed(api, `Availability${query}`);
    return !isRecord(answer) || answer['available'] !== false;
  };
  const free = await Promise.all(changed.map(isFree));
  return [
    ...changed
      .filter((_, at) => !free[at])
      .map(
        (entry): Found => [
          entry,
          `Another account has the SIP realm ${realmOf(entry)}: give this one another.`,
        ],
      ),
    ...repeated(changed, realmOf).map(
      (entry): Found => [entry, `The file has the SIP realm ${realmOf(entry)} for two accounts.`],
    ),
  ];
}

/** Sentences about names that others have, by the id of the entry. */
export async function conflictsOf(place: Place, plan: Plan): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all([
    tenants(place, plan),
    numbers(place, plan),
    labels(place, plan),
    realms(place, plan),
  ]);
  return new Map(all.flat().map(([{ id }, sentence]) => [id, sentence]));
}
