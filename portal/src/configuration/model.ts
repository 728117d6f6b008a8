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
/** As the sections of a file are called. */
export type KindName = (typeof kindNames)[number];

/** Others refer to these or need them, so they are read and applied first. */
const named: readonly KindName[] = ['limits', 'applications', 'carriers', 'speech', 'settings'];
export const applyOrder: readonly KindName[] = [
  ...named,
  ...kindNames.filter((kind) => !named.includes(kind)),
];

/** Such a record exists whenever its owner does: it is neither created nor deleted. */
export const isOfOwner = (kind: KindName) => kind === 'settings' || kind === 'limits';

export type PartName = 'sip_gateways' | 'smpp_gateways' | 'routes';

/** What a record or a part of one is made of. */
export type Shape = {
  /** In a file. */
  name: KindName | PartName;
  /** 'carrier', 'SIP gateway' */
  one: string;
  /** 'Carriers' */
  title: string;
  /** Without values all that there may be: some depend on others. */
  columns: (values?: Values) => readonly Column[];
  /** Paths of the members that tell one from another, in the order in which they name it. */
  identity: readonly string[];
  /** How people read the first of them: a vendor's key is none. */
  shownAs?: (stored: string) => string;
  /** Where the platform has it. */
  resource: Resource | 'Limits';
  /** Member of an answer with its sid. */
  sid: string;
};

export type PartShape = Shape & { name: PartName; resource: Resource };

export type Kind = Shape & {
  name: KindName;
  /** Where it may stand in a file. */
  owners: readonly ('account' | 'provider')[];
  /** There is one at most. */
  isSingle?: boolean;
  parts: readonly PartShape[];
  /** The platform refuses a second of this name by itself. */
  isUnique?: boolean;
} & Pick<RecordShape, 'namesProvider'>;

/** The record as it was read, for what goes with a change of it. */
export type Stored = { sid: string; raw: Row };

export type Part = {
  /** Within its record. */
  id: string;
  name: PartName;
  values: Values;
  stored?: Stored;
};

/** '' is the provider, '@' the account that a file is about; else the name of an account. */
export type Owner = '' | '@' | (string & {});

/** @param twin of several accounts of a provider that are called the same, which one */
export const accountOwner = (name: string, twin: number): Owner =>
  twin > 1 || name === '' || name === '@' ? JSON.stringify([name, twin]) : name;

/** What people call an account: 'Acme', 'Acme (2)' for the second of that name. */
export function ownerTitle(owner: Owner): string {
  if (!owner.startsWith('["')) return owner;
  const [name, twin]: unknown[] = JSON.parse(owner);
  return twin === 1 ? `"${String(name)}"` : `${String(name)} (${String(twin)})`;
}

/** Stands for an account or a provider where records have their id. */
export const ownerId = (owner: Owner) => `owner ${owner}`;

export type Item = {
  /** The same in every file and on every platform: no sid is in it. */
  id: string;
  kind: KindName;
  owner: Owner;
  values: Values;
  /** In the order that they are in. */
  parts: readonly Part[];
  stored?: Stored;
};

/** An account as a place for records. */
export type OwnerRecord = {
  owner: Owner;
  name: string;
  /** From 2: which of several that are called the same. */
  twin?: number;
  sid?: string;
};

/** The configuration of an account, or of a provider with its accounts. */
export type Configuration = {
  of: 'account' | 'provider';
  /** The account's or the provider's. */
  name: string;
  /** The provider and its accounts; without sid one does not exist yet. */
  owners: readonly OwnerRecord[];
  /** By `sectionOf`. Sections that are not in here are left alone. */
  sections: ReadonlySet<string>;
  items: ReadonlyMap<string, Item>;
  /** Records by id that may be named here and are managed elsewhere. */
  known: ReadonlyMap<string, Item>;
  /** Calls, and what is to become of them. The platform has none. */
  tests?: readonly CallTest[];
  /** A sentence for each thing that could not be put in. */
  notes: readonly string[];
};

export const sectionOf = (owner: Owner, kind: KindName) => `${owner}|${kind}`;

const identityText = (values: Values, path: string): string => {
  const value = values[path];
  // The file has no name for such a reference.
  if (value === undefined || (isReference(value) && value.to === null)) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** @param twin of several that are called the same, which one: 1 for the first */
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

/** Hands out ids: the second of a name gets another one than the first. */
export function namer(): Namer {
  const seen = new Map<string, number>();
  return (shape, place, values) => {
    const first = idOf(shape, place, values, 1);
    const twin = (seen.get(first) ?? 0) + 1;
    seen.set(first, twin);
    return idOf(shape, place, values, twin);
  };
}

/** Which of several of its name an id is; 1 for the first. */
export function twinOf(id: string): number {
  const parts: unknown = JSON.parse(id);
  const last: unknown = Array.isArray(parts) ? parts.at(-1) : undefined;
  return typeof last === 'number' ? last : 1;
}

/** The owner and the name in the id of a record. */
export function namedIn(id: string): { owner: Owner; name: string } {
  const [owner, , name]: unknown[] = JSON.parse(id);
  return { owner: String(owner), name: typeof name === 'string' ? name : '' };
}

/** A record by its id, managed here or elsewhere. */
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
