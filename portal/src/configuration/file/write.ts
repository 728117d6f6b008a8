import { Document, isMap, isScalar, visit } from 'yaml';
import { kinds } from '../kinds/index.ts';
import type { Member } from '../members.ts';
import {
  type Configuration,
  type Item,
  kindNames,
  membersOf,
  type OwnerRecord,
  type Part,
  type Shape,
  sectionOf,
  twinOf,
} from '../model.ts';
import { namedText, secretNamer, titleOf } from '../names.ts';
import { testsText } from '../tests/write.ts';
import { isJson, isReference, isSecret, type Value } from '../values.ts';

/** Version of the file format. */
export const formatVersion = 1;

type Plain = { [key: string]: unknown };

/** Writes a configuration as a file. Equal configurations give equal files. */
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
      const keys = node.items.map(({ key }) => (isScalar(key) ? key.value : undefined));
      if (/^secret(,json)?$/.test(keys.join())) node.flow = true;
    },
    // Writes an empty list inline: it states that there are none, and isn't meant to be filled in.
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

const byName = (one: Plain, other: Plain) =>
  compare(String(one['name']), String(other['name'])) ||
  Number(one['twin'] ?? 1) - Number(other['twin'] ?? 1);
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

type SecretNamer = ReturnType<typeof secretNamer>;

function ownerSections(
  configuration: Configuration,
  { owner, name, twin }: OwnerRecord,
  names: SecretNamer,
): Plain {
  const items = [...configuration.items.values()].filter((item) => item.owner === owner);
  const sections: Plain = { name, ...(twin !== undefined && { twin }) };
  for (const kindName of kindNames) {
    if (!configuration.sections.has(sectionOf(owner, kindName))) continue;
    const { isSingle } = kinds[kindName];
    const records = items
      .filter((item) => item.kind === kindName)
      .map((item) => ({ item, title: titleOf(item) }))
      .sort((one, other) => compare(one.title, other.title) || compare(one.item.id, other.item.id))
      .map(({ item, title }) => {
        // In the file of a single account, all records belong to it.
        const place = [owner === '@' ? '' : owner, isSingle ? '' : title];
        return recordOf(item, { configuration, owner, nameOf: (...at) => names(...place, ...at) });
      });
    // null states that the account has no routing table.
    const none = kindName === 'routing' ? null : {};
    sections[kindName] = isSingle ? (records[0] ?? none) : records;
  }
  return sections;
}

type Writer = { configuration: Configuration; owner: string; nameOf: SecretNamer };

function recordOf(item: Item, writer: Writer): Plain {
  const record = membersText(kinds[item.kind], item, writer);
  for (const shape of kinds[item.kind].parts) {
    const parts = item.parts.filter((part) => part.name === shape.name);
    // The order of routes matters; that of gateways doesn't.
    if (shape.name !== 'routes') parts.sort((one, other) => compare(one.id, other.id));
    if (parts.length === 0 && shape.name !== 'routes') continue;
    record[shape.name] = parts.map((part) => membersText(shape, part, writer));
  }
  return record;
}

function membersText(shape: Shape, { id, values }: Item | Part, writer: Writer): Plain {
  const record: Plain = {};
  for (const member of membersOf(shape, values)) {
    const { path, type, isAlways, isRequired } = member;
    const keys = path.split('.');
    if (type === 'map') {
      // Names chosen by a person may contain dots.
      const inside = Object.keys(values).filter((at) => at.startsWith(`${path}.`));
      for (const at of inside.sort()) {
        const key = at.slice(path.length + 1);
        setAt(record, [...keys, key], textOf(values[at], member, key, writer));
      }
    } else {
      // A required text that is stored empty is written as empty.
      const unset = isRequired ? '' : isAlways ? member.default : undefined;
      setAt(record, keys, textOf(values[path] ?? unset, member, '', writer));
    }
  }
  const twin = twinOf(id);
  return twin > 1 ? { ...record, twin } : record;
}

function setAt(record: Plain, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (value === undefined) return;
  if (rest.length === 0) {
    // A variable may be named __proto__.
    Object.defineProperty(record, first, { value, enumerable: true });
    return;
  }
  const inner = (record[first] ?? {}) as Plain;
  record[first] = inner;
  setAt(inner, rest, value);
}

function textOf(
  value: Value | undefined,
  { path, refersTo }: Member,
  key: string,
  { configuration, owner, nameOf }: Writer,
): unknown {
  if (isSecret(value)) {
    return { secret: value.secret || nameOf(path, key), ...(value.isJson && { json: true }) };
  }
  if (isJson(value)) return value.json;
  if (!isReference(value)) return value;
  if (value.to === null || !refersTo) return undefined;
  return namedText(configuration, owner, refersTo, value.to);
}
