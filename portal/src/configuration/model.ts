import type { RecordShape } from '../platform/records/record.ts';
import type { Resource } from '../platform/resources/sid-columns.ts';
import type { Row } from './api.ts';
import type { Column, Member } from './members.ts';
import type { CallTest } from './tests/model.ts';
import { idIn, isReference, type Value, type Values } from './values.ts';

export const kindNames = [
  'settings',
  'limits',
  'applications',
  'carriers',
  'speech',
  'numbers',
  'teams_tenants',
  'clients',
  'routing',
] as const;
/** Named like the sections of a file. */
export type KindName = (typeof kindNames)[number];

/** Other kinds name or need these, so they are read and applied first. */
const named: readonly KindName[] = ['limits', 'applications', 'carriers', 'speech', 'settings'];
export const applyOrder: readonly KindName[] = [
  ...named,
  ...kindNames.filter((kind) => !named.includes(kind)),
];

/** Whether the record exists whenever its owner does: it is neither created nor deleted. */
export const isOfOwner = (kind: KindName) => kind === 'settings' || kind === 'limits';

export type PartName = 'sip_gateways' | 'smpp_gateways' | 'routes';

/** Describes a record or a part of one. */
export type Shape = {
  /** Name in a file. */
  name: KindName | PartName;
  /** 'carrier', 'SIP gateway' */
  one: string;
  /** 'Carriers' */
  title: string;
  /** Without values, all possible columns: some depend on others. */
  columns: (values?: Values) => readonly Column[];
  /** Paths of the members that identify a record, in the order in which they name it. */
  identity: readonly string[];
  /** Displays the first of them for people: a vendor's key isn't readable. */
  shownAs?: (stored: string) => string;
  /** Its resource on the platform. */
  resource: Resource | 'Limits';
  /** Response member that holds its sid. */
  sid: string;
};

export type PartShape = Shape & { name: PartName; resource: Resource };

export type Kind = Shape & {
  name: KindName;
  /** Owners that may have it in a file. */
  owners: readonly ('account' | 'provider')[];
  /** Whether there is at most one. */
  isSingle?: boolean;
  parts: readonly PartShape[];
  /** Whether the platform itself refuses a second record of the same name. */
  isUnique?: boolean;
} & Pick<RecordShape, 'namesProvider'>;

/** The record as it was read, needed to change it. */
export type Stored = { sid: string; raw: Row };

export type Part = {
  /** Unique within its record. */
  id: string;
  name: PartName;
  values: Values;
  stored?: Stored;
};

/** '' is the provider, '@' the account of an account's file; otherwise the name of an account. */
export type Owner = '' | '@' | (string & {});

/** @param twin position among the provider's accounts with the same name */
export const accountOwner = (name: string, twin: number): Owner =>
  twin > 1 || name === '' || name === '@' ? JSON.stringify([name, twin]) : name;

/** Name of an account for people: 'Acme', or 'Acme (2)' for the second of that name. */
export function ownerTitle(owner: Owner): string {
  if (!owner.startsWith('["')) return owner;
  const [name, twin]: unknown[] = JSON.parse(owner);
  return twin === 1 ? `"${String(name)}"` : `${String(name)} (${String(twin)})`;
}

/** Id of an account or a provider, beside the ids of records. */
export const ownerId = (owner: Owner) => `owner ${owner}`;

export type Item = {
  /** The same in every file and on every platform: contains no sid. */
  id: string;
  kind: KindName;
  owner: Owner;
  values: Values;
  /** In their order. */
  parts: readonly Part[];
  stored?: Stored;
};

/** An account or provider that owns records. */
export type OwnerRecord = {
  owner: Owner;
  name: string;
  /** Position among owners with the same name, from 2. */
  twin?: number;
  sid?: string;
};

/** The configuration of an account, or of a provider with its accounts. */
export type Configuration = {
  of: 'account' | 'provider';
  /** Name of the account or provider. */
  name: string;
  /** The provider and its accounts; without a sid, one doesn't exist yet. */
  owners: readonly OwnerRecord[];
  /** Keys from `sectionOf`. Other sections are left alone. */
  sections: ReadonlySet<string>;
  items: ReadonlyMap<string, Item>;
  /** Records, by id, that may be named here but are managed elsewhere. */
  known: ReadonlyMap<string, Item>;
  /** Calls and their expected outcome. The platform has none. */
  tests?: readonly CallTest[];
  /** A sentence for each thing that could not be included. */
  notes: readonly string[];
};

export const sectionOf = (owner: Owner, kind: KindName) => `${owner}|${kind}`;

const identityText = (values: Values, path: string): string => {
  const value = values[path];
  // Such a reference has no name in the file.
  if (value === undefined || (isReference(value) && value.to === null)) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** @param twin position among records with the same name, from 1 */
export const idOf = (
  { identity }: Pick<Shape, 'identity'>,
  place: readonly string[],
  values: Values,
  twin: number,
) =>
  JSON.stringify([
    ...place,
    ...identity.map((path) => identityText(values, path)),
    ...(twin > 1 ? [twin] : []),
  ]);

export type Namer = (shape: Shape, place: readonly string[], values: Values) => string;

/** Hands out unique ids: the second record of a name gets another id than the first. */
export function namer(): Namer {
  const seen = new Map<string, number>();
  return (shape, place, values) => {
    const first = idOf(shape, place, values, 1);
    const twin = (seen.get(first) ?? 0) + 1;
    seen.set(first, twin);
    return idOf(shape, place, values, twin);
  };
}

/** Position among records with the same name, from an id; 1 for the first. */
export function twinOf(id: string): number {
  const parts: unknown = JSON.parse(id);
  const last: unknown = Array.isArray(parts) ? parts.at(-1) : undefined;
  return typeof last === 'number' ? last : 1;
}

/** Owner and name from the id of a record. */
export function namedIn(id: string): { owner: Owner; name: string } {
  const [owner, , name]: unknown[] = JSON.parse(id);
  return { owner: String(owner), name: typeof name === 'string' ? name : '' };
}

/** Finds a record by id, whether it is managed here or elsewhere. */
export const recordAt = ({ items, known }: Pick<Configuration, 'items' | 'known'>, id: string) =>
  items.get(id) ?? known.get(id);

/** Ids of the records that a record and its parts name. */
export const referencesIn = ({ values, parts }: Pick<Item, 'values' | 'parts'>): string[] =>
  [values, ...parts.map((part) => part.values)]
    .flatMap(Object.values<Value>)
    .flatMap((value) => idIn(value) ?? []);

const membersOfColumns = new WeakMap<readonly Column[], readonly Member[]>();

export function membersOf(shape: Pick<Shape, 'columns'>, values?: Values): readonly Member[] {
  const columns = shape.columns(values);
  const known = membersOfColumns.get(columns);
  if (known) return known;
  const members = columns.flatMap((column) => column.members);
  membersOfColumns.set(columns, members);
  return members;
}
