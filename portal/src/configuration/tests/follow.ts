import type { Configuration, Item } from '../model.ts';
import type { CallTest } from './model.ts';

/** Identifies a carrier or an application by something other than its name; undefined if impossible. */
function signatureOf({ kind, parts, values }: Item): string | undefined {
  if (kind === 'applications') return `${kind} ${String(values['call_hook.url'])}`;
  const gateways = parts
    .map(({ name, values: { address, port, netmask } }) =>
      JSON.stringify([name, address, port, netmask]),
    )
    .sort();
  return kind === 'carriers' && gateways.length > 0 ? `${kind} ${gateways.join()}` : undefined;
}

/** Ids of renamed carriers and applications: missing under one name, new under another. */
function renames(before: Configuration, now: Configuration): ReadonlyMap<string, string> {
  const only = (one: Configuration, other: Configuration) => {
    const found = new Map<string, string | null>();
    for (const item of one.items.values()) {
      const signature = signatureOf(item);
      if (signature === undefined || other.items.has(item.id)) continue;
      const key = `${item.owner} ${signature}`;
      // Two records with the same signature are ambiguous.
      found.set(key, found.has(key) ? null : item.id);
    }
    return found;
  };
  const added = only(now, before);
  return new Map(
    [...only(before, now)].flatMap(([signature, from]) => {
      const to = added.get(signature);
      return from && to ? [[from, to] as const] : [];
    }),
  );
}

/** Carries the tests of a file over to a new export, with the current names of renamed carriers and applications. */
export function followedTests(before: Configuration, now: Configuration): readonly CallTest[] {
  const renamed = renames(before, now);
  const follow = (id: string) => renamed.get(id) ?? id;
  return (before.tests ?? []).map((test) => {
    if (test.kind === 'outbound') return { ...test, leavesBy: test.leavesBy.map(follow) };
    const { reaches } = test;
    return { ...test, reaches: typeof reaches === 'number' ? reaches : follow(reaches) };
  });
}
