import type { Configuration, KindName } from './model.ts';

/** What an account is called elsewhere. */
export type NewNames = {
  name: string;
  /** Its SIP realm; '' for none, undefined leaves the one of the file. */
  realm?: string;
};

/** The file of an account as that of another one. */
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

/** Without some of its sections: of those the file then says nothing. */
export function without(configuration: Configuration, kinds: readonly KindName[]): Configuration {
  const isOut = (kind: string) => kinds.some((one) => one === kind);
  return {
    ...configuration,
    sections: new Set(
      [...configuration.sections].filter(
        (section) => !isOut(section.slice(section.lastIndexOf('|') + 1)),
      ),
    ),
    items: new Map([...configuration.items].filter(([, { kind }]) => !isOut(kind))),
  };
}
