import { isRecord } from '../../browser/record.ts';
import { path } from '../../platform/client/calls/path.ts';
import { describeValue, isHidden } from '../describe.ts';
import type { ValueChange } from '../differences.ts';
import { partShape } from '../kinds/index.ts';
import { type Configuration, type Item, isOfOwner } from '../model.ts';
import type { Entry } from '../plan.ts';
import { isSecret } from '../values.ts';
import { textOf } from './rows.ts';
import { isOwnedBy, type Place } from './write.ts';

/** Most differences that a sentence names. */
const atMost = 3;

/**
 * A sentence about differences between the stored record and the file; undefined if there are none.
 * @param left the changes that the file still needs after reading back
 */
export function otherThanMeant(
  place: Place,
  left: Entry,
  stored: Item,
  wanted: Configuration,
): string | undefined {
  const { kind, owner } = left;
  // A mask shows that there is a secret, but not whether it is the one that was sent.
  const isMasked = ({ member, before }: ValueChange) =>
    member.type === 'secret' && isSecret(before);
  const differences = [
    ...(isOwn(place, kind, owner, stored) ? [] : ['it belongs to another owner']),
    ...left.fields.filter((field) => !isMasked(field)).map((field) => fieldText(field, wanted)),
    ...left.parts.map(({ name, title }) => `${partShape(kind, name).one} ${title}`),
  ];
  return differences.length === 0 ? undefined : sentenceOf(differences);
}

function sentenceOf(differences: readonly string[]): string {
  const more = differences.length > atMost ? ` and ${differences.length - atMost} more` : '';
  return `Not stored as the file says: ${differences.slice(0, atMost).join('; ')}${more}.`;
}

function fieldText(change: ValueChange, wanted: Configuration): string {
  const { label, before, after } = change;
  if (isHidden(change)) return label;
  const has = describeValue(before, wanted) || 'nothing';
  return `${label} is ${has}, not ${describeValue(after, wanted) || 'nothing'}`;
}

const isOwn = (place: Place, kind: Item['kind'], owner: Item['owner'], { stored }: Item) =>
  isOfOwner(kind) || isOwnedBy(place, owner, stored?.raw);

/** The same for an account that was created. */
export async function otherAccount(
  { api, providerSid }: Place,
  name: string,
  sid: string,
): Promise<string | undefined> {
  const row = await api.call('GET', path`Accounts/${sid}`);
  const has = isRecord(row) ? row : {};
  const differences = [
    ...(textOf(has, 'name') === name ? [] : [`Name is ${textOf(has, 'name')}, not ${name}`]),
    ...(textOf(has, 'service_provider_sid') === providerSid ? [] : ['it belongs to another owner']),
  ];
  return differences.length === 0 ? undefined : sentenceOf(differences);
}
