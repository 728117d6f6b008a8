import { pathPart } from '../../../../browser/paths.ts';

/** A form member's name for people. A member is changed, merged and lost as a whole. */
export type Member<Value = unknown> = {
  /** 'Registration webhook' */
  label: string;
  /** Describes its value without secrets. Default: text unchanged, 'On' and 'Off', 'Not set'. */
  describe?: (value: Value) => string;
};

/** Members one level down. */
type Group<Values> = { members: Members<Values> };
/**
 * A record with open keys, such as limits by category: each key is a member, which may be missing.
 */
type Each<Values> = { each: (key: string) => Member<Values[keyof Values] | undefined> };

/** Lists every member of a form's values, so that a merge can't forget one. */
export type Members<Values> = {
  [Name in keyof Values]-?: Values[Name] extends object
    ? Member<Values[Name]> | Group<Values[Name]> | Each<Values[Name]>
    : Member<Values[Name]>;
};

/** Members of any form, untyped. */
export type AnyMembers = object;
type AnyMember = Member<never> | { members: AnyMembers } | { each: (key: string) => Member<never> };

export type NamedMember = {
  /** Dotted path of the member. */
  path: string;
  label: string;
  describe: (value: unknown) => string;
};

const describeValue = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return value === undefined || value === null || value === '' ? 'Not set' : String(value);
};

/** Lists every member with its path; for open keys, those in any of `values`. */
export function flatMembers(
  members: AnyMembers,
  values: readonly object[],
  parent = '',
): NamedMember[] {
  return Object.entries(members as Record<string, AnyMember>).flatMap(([name, member]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    const inner = values.map((one) => (one as Record<string, object>)[name] ?? {});
    if ('members' in member) return flatMembers(member.members, inner, path);
    if ('each' in member) {
      const keys = [...new Set(inner.flatMap(Object.keys))];
      return keys.map((key) => named(`${path}.${pathPart(key)}`, member.each(key)));
    }
    return named(path, member);
  });
}

const named = (path: string, { label, describe }: Member<never>): NamedMember => ({
  path,
  label,
  describe: (describe as ((value: unknown) => string) | undefined) ?? describeValue,
});

/**
 * Prefix for a problem that is listed away from its field: 'Registration webhook: '. '' for a
 * top-level member, whose message suffices.
 */
export function problemPrefix(members: AnyMembers, values: object, path: string): string {
  const owner = flatMembers(members, [values]).find(
    (member) => path === member.path || path.startsWith(`${member.path}.`),
  );
  return owner && (path !== owner.path || path.includes('.')) ? `${owner.label}: ` : '';
}
