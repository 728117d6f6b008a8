import { aliases, type PropertySpec, specs, verbs } from 'virtual:verb-schema';
import type { Node } from 'jsonc-parser';
import { type Member, membersOf, nodeValue } from './json-node.model.ts';
import { type VerbSentences, verbSentences } from './verb-sentences.ts';

/** An error that makes the platform refuse the verb, at its node. */
export type Refusal = {
  node: Node;
  message: string;
  /** Something is missing in the node. */
  isMissing?: true;
};

const referenced = new Set(
  Object.values(specs).flatMap((spec) =>
    Object.values(spec?.properties ?? {}).flatMap((property) =>
      [property].flat().filter((one): one is string => typeof one === 'string'),
    ),
  ),
);

/** Verbs to offer. Excludes parts of verbs, which are in the same list. */
export const verbNames: readonly string[] = [
  ...new Set([
    ...Object.keys(specs).filter((name) => verbs[name] || !referenced.has(`#${name}`)),
    ...Object.keys(aliases),
    ...Object.keys(verbs),
  ]),
].sort();

/** The verb that the platform runs it as: `stream` is `listen`. */
export const canonicalVerb = (name: string) => aliases[name]?.verb ?? name;

/** Properties implied by the name: `openai_s2s` is `llm` with vendor openai. */
export const impliedProperties = (name: string) => aliases[name]?.properties ?? {};

/** The properties a verb may have; empty for an unknown verb. */
export function propertiesOf(name: string): readonly string[] {
  const spec = specs[canonicalVerb(name)];
  return spec ? Object.keys(spec.properties) : (verbs[name]?.properties ?? []);
}

export const isKnownVerb = (name: string) => Object.hasOwn(specs, canonicalVerb(name));

/** Whether a verb is published but not yet in the platform's rules: a newer platform accepts it. */
export const isNewerVerb = (name: string) => !isKnownVerb(name) && Object.hasOwn(verbs, name);

/**
 * Finds everything the platform refuses in a known verb, by the rules of
 * `@jambonz/verb-specifications`. The package stops at the first error; this finds all of them,
 * with their places.
 * @param body has the properties; a member `verb` of the verb itself is not one of them
 * @param isLongForm the verb is named by a member of the body
 */
export function platformRefusals(
  name: string,
  body: Node,
  isLongForm: boolean,
  sentences: VerbSentences = verbSentences,
): Refusal[] {
  const refusals: Refusal[] = [];
  const members = membersOf(body).filter((member) => !isLongForm || member.name !== 'verb');
  const implied = Object.keys(impliedProperties(name));
  checkPart(
    { part: canonicalVerb(name), place: name, body, members, implied },
    { refusals, sentences },
  );
  return refusals;
}

type Findings = { refusals: Refusal[]; sentences: VerbSentences };

type Part = {
  /** Its name in the specifications. */
  part: string;
  /** `dial.target.0`, for messages. */
  place: string;
  body: Node;
  members: Member[];
  implied?: readonly string[];
};

function checkPart({ part, place, body, members, implied = [] }: Part, findings: Findings): void {
  const { refusals, sentences } = findings;
  const spec = Object.hasOwn(specs, part) ? specs[part] : undefined;
  if (!spec) {
    refusals.push({ node: body, message: sentences.notSupported(place) });
    return;
  }
  if (body.type === 'string' && body.value !== '') {
    refusals.push({ node: body, message: sentences.mustBeOfType(place, ['object']) });
    return;
  }
  for (const { name, value } of members) {
    const node = value.parent?.type === 'property' ? value.parent : value;
    const property = Object.hasOwn(spec.properties, name) ? spec.properties[name] : undefined;
    if (property === undefined) {
      // `_` is free for the caller's own data.
      if (name === '_') continue;
      refusals.push({ node, message: sentences.noProperty(place, name) });
    } else {
      checkProperty(property, { value, node, place: `${place}.${name}` }, findings);
    }
  }
  const present = new Set([...members.map(({ name }) => name), ...implied]);
  for (const name of spec.required ?? []) {
    if (present.has(name)) continue;
    refusals.push({ node: body, message: sentences.requires(place, name), isMissing: true });
  }
}

type Property = { value: Node; node: Node; place: string };

function checkProperty(spec: PropertySpec, property: Property, findings: Findings): void {
  const { value, node, place } = property;
  const { refusals, sentences } = findings;
  const refuse = (message: string) => refusals.push({ node, message });

  if (typeof spec !== 'string') {
    if (isList(spec)) checkList(String(spec[0]).slice(1), property, findings);
    // A choice whose type isn't text is an error in the specifications: no value can satisfy it.
    else if (spec.type !== 'string') refuse(sentences.notSupported(place));
    else if (spec.enum && !spec.enum.includes(nodeValue(value))) {
      const values = spec.enum.map((one) => `"${String(one)}"`).join(', ');
      refuse(sentences.mustBeOneOf(place, values));
    }
    return;
  }
  if (spec.startsWith('#')) {
    checkPart({ part: spec.slice(1), place, body: value, members: membersOf(value) }, findings);
    return;
  }
  const types = spec.split('|').map((type) => type.trim());
  if (!types.some((type) => isOfType(value, type))) {
    refuse(sentences.mustBeOfType(place, types));
  }
}

const isList = (spec: Exclude<PropertySpec, string>): spec is readonly string[] =>
  Array.isArray(spec);

function checkList(part: string, { value, node, place }: Property, findings: Findings): void {
  if (value.type === 'string' && value.value === '') return;
  if (value.type !== 'array') {
    const message = findings.sentences.mustBeOfType(place, ['array']);
    findings.refusals.push({ node, message });
    return;
  }
  for (const [index, body] of (value.children ?? []).entries()) {
    checkPart({ part, place: `${place}.${index}`, body, members: membersOf(body) }, findings);
  }
}

/** Types as in `typeof`: null and lists are objects too. */
function isOfType({ type }: Node, wanted: string): boolean {
  if (type === wanted) return true;
  return wanted === 'object' && (type === 'null' || type === 'array');
}
