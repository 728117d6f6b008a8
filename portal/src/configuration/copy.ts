import { type Configuration, type KindName, sectionOf } from './model.ts';
import { type Entry, isToDo } from './plan.ts';

/** Names of an account on the target platform. */
export type NewNames = {
  name: string;
  /** SIP realm; '' for none, undefined keeps the file's. */
  realm?: string;
};

/** Renames the account of a file. */
export function renamed(configuration: Configuration, { name, realm }: NewNames): Configuration {
  const items = new Map(configuration.items);
  for (const [id, item] of items) {
    if (item.kind !== 'settings' || realm === undefined) continue;
    const { sip_realm: _, ...values } = item.values;
    items.set(id, {
      ...item,
      values: realm === '' ? values : { ...values, sip_realm: realm.toLowerCase() },
    });
  }
  const owners = configuration.owners.map((one) => ({ ...one, name }));
  return { ...configuration, name, owners, items };
}

/** Removes sections: the file then doesn't manage them. */
export function without(configuration: Configuration, kinds: readonly KindName[]): Configuration {
  const out = new Set(
    configuration.owners.flatMap(({ owner }) => kinds.map((kind) => sectionOf(owner, kind))),
  );
  const items = [...configuration.items].filter(([, { kind }]) => !kinds.includes(kind));
  const sections = [...configuration.sections].filter((section) => !out.has(section));
  return { ...configuration, sections: new Set(sections), items: new Map(items) };
}

/**
 * Checks a carrier of a copy against the one it was copied from. Two accounts that register the
 * same user take the registration from each other, so such a carrier is held back; a gateway in two
 * accounts only gets a warning.
 * @param template name of the account that was copied
 */
export function besideTemplate(entry: Entry, template: string): Entry {
  const { kind, after, parts } = entry;
  if (kind !== 'carriers' || !after || !isToDo(entry)) return entry;
  const { requires_register: registers, register_username: user } = after.values;
  if (registers === true) {
    return {
      ...entry,
      heldBack: `Registers as ${String(user ?? '')}. ${template} and the copy would register the same user.`,
    };
  }
  const inbound = parts.flatMap(({ change, after: part }) =>
    change !== 'delete' && part?.values['inbound'] === true
      ? [String(part.values['address'] ?? '')]
      : [],
  );
  if (inbound.length === 0) return entry;
  const addresses = [...new Set(inbound)].join(', ');
  return {
    ...entry,
    warnings: [`Calls from ${addresses} would fit two accounts: ${template} has this gateway too.`],
  };
}
