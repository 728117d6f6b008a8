import { Document, isMap, isScalar, visit } from 'yaml';
import { kinds } from '../kinds/index.ts';
import { memberAt, type Referable } from '../members.ts';
import {
  type Configuration,
  type Item,
  type Kind,
  kindNames,
  membersOf,
  type OwnerRecord,
  type Part,
  type PartName,
  type Shape,
  sectionOf,
  twinOf,
} from '../model.ts';
import { namingOf, secretNamer, titleOf } from '../names.ts';
import { testsText } from '../tests/write.ts';
import { isJson, isReference, isSecret, type Value, type Values } from '../values.ts';

/** The version of the format that is written and read. */
export const formatVersion = 1;

type Plain = { [key: string]: unknown };

/** A configuration as a file, the same for the same configuration. */
export function writeConfiguration(configuration: Configuration): string {
  const names = secretNamer();
  const [first, ...rest] = configuration.owners;
  const whole = first ? ownerSections(configuration, first, names) : {};
  const accounts = rest.map((owner) => ownerSections(configuration, owner, names));
  const document = new Document({
    version: formatVersion,
    [configuration.of]: {
      ...whole,
      ...(configuration.of === 'provider' && { accounts: accounts.sort(byName) }),
    },
    ...(configuration.tests && { tests: testsText(configuration, configuration.tests) }),
  });
  visit(document, {
    Map: (_, node) => {
      const [pair] = node.items;
      if (node.items.length === 1 && isScalar(pair?.key) && pair.key.value === 'secret') {
        node.flow = true;
      }
    },
    // An empty list says that there are none; it is no list to be filled.
    Seq: (_, node) => {
      if (node.items.length === 0) node.flow = true;
    },
    Pair: (_, { key, value }) => {
      if (isMap(value) && value.items.length === 0) value.flow = true;
      return isScalar(key) ? undefined : visit.SKIP;
    },
  });
  return document.toString({ lineWidth: 0 });
}

const byName = (one: Plain, other: Plain) => compare(String(one['name']), String(other['name']));
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

type SecretNamer = ReturnType<typeof secretNamer>;

function ownerSections(
  configuration: Configuration,
  { owner, name }: OwnerRecord,
  names: SecretNamer,
): Plain {
  const items = [...configuration.items.values()].filter((item) => item.owner === owner);
  const sections: Plain = { name };
  for (const kindName of kindNames) {
    if (!configuration.sections.has(sectionOf(owner, kindName))) continue;
    const kind = kinds[kindName];
    const own = items.filter((item) => item.kind === kindName);
    const sorted = own
      .map((item) => ({ item, title: titleOf(configuration, item) }))
      .sort((one, other) => compare(one.title, other.title) || compare(one.item.id, other.item.id))
      .map(({ item, title }) => recordOf(configuration, kind, item, title, names));
    // An account without a routing table says so.
    sections[kindName] = kind.isSingle
      ? (sorted[0] ?? (kindName === 'routing' ? null : {}))
      : sorted;
  }
  return sections;
}

function recordOf(
  configuration: Configuration,
  kind: Kind,
  item: Item,
  title: string,
  names: SecretNamer,
): Plain {
  const { owner } = item;
  const place = [
    // In the file of one account all are its own.
    ...(owner === '@' || owner === '' ? [] : [owner]),
    ...(kind.isSingle ? [] : [title]),
  ];
  const writer = { configuration, owner, names };
  const record = withTwin(
    membersText(kind, item.values, item.values, place, writer),
    kind,
    item.id,
  );
  for (const shape of kind.parts) {
    const partName = shape.name;
    const parts = item.parts.filter((part) => part.name === partName);
    if (parts.length === 0 && partName !== 'routes') continue;
    record[partName] = ordered(partName, parts).map((part) =>
      withTwin(membersText(shape, part.values, undefined, place, writer), shape, part.id),
    );
  }
  return record;
}

/** Routes are tried in their order; that of gateways says nothing. */
const ordered = (name: PartName, parts: readonly Part[]) =>
  name === 'routes' ? parts : [...parts].sort((one, other) => compare(one.id, other.id));

const withTwin = (record: Plain, shape: Shape | Kind, id: string): Plain => {
  const twin = 'isSingle' in shape && shape.isSingle ? 1 : twinOf(id);
  return twin > 1 ? { ...record, twin } : record;
};

type Writer = { configuration: Configuration; owner: string; names: SecretNamer };

function membersText(
  shape: Shape,
  values: Values,
  columnsBy: Values | undefined,
  place: readonly string[],
  writer: Writer,
): Plain {
  const record: Plain = {};
  for (const member of membersOf(shape, columnsBy)) {
    const { path, type, isAlways, refersTo } = member;
    const inside = Object.keys(values).filter((one) => memberAt([member], one));
    for (const at of type === 'map' ? inside.sort() : [path]) {
      const value = values[at] ?? (isAlways ? member.default : undefined);
      const key = at.slice(path.length + 1);
      const plain =
        value === undefined ? value : plainOf(value, { path, key, refersTo }, place, writer);
      // Names that a person chose may have dots.
      if (plain !== undefined)
        setAt(record, [...path.split('.'), ...(type === 'map' ? [key] : [])], plain);
    }
  }
  return record;
}

function setAt(record: Plain, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    record[first] = value;
    return;
  }
  const inner = (record[first] ?? {}) as Plain;
  record[first] = inner;
  setAt(inner, rest, value);
}

function plainOf(
  value: Value,
  { path, key, refersTo }: { path: string; key: string; refersTo?: Referable },
  place: readonly string[],
  { configuration, owner, names }: Writer,
): unknown {
  if (isSecret(value)) return { secret: value.secret || names(...place, path, key) };
  if (isJson(value)) return value.json;
  if (!isReference(value)) return value;
  if (value.to === null || !refersTo) return undefined;
  const { name, twin, isShared } = namingOf(configuration, owner, refersTo, value.to);
  if (twin === 1 && !isShared) return name;
  return { name, ...(twin > 1 && { twin }), ...(isShared && { shared: true }) };
}
