import { type SchemaError, verbs } from 'virtual:verb-schema';
import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import { shorten } from '../../tokens/text/index.ts';
import { syntaxMessage } from './code/syntax-messages.ts';
import { objectOf, placeOf } from './json-node.model.ts';
import { oddSpaceIn } from './odd-spaces.model.ts';
import {
  canonicalVerb,
  impliedProperties,
  isKnownVerb,
  isNewerVerb,
  platformRefusals,
  verbNames,
} from './platform-check.model.ts';
import { sizeError, type VerbProblem } from './verb-text.model.ts';

/** Everything wrong with the text, in the order of the text. */
export function verbProblems(text: string): VerbProblem[] {
  const problems: VerbProblem[] = [];
  const report = (
    from: number,
    to: number,
    message: string,
    severity: VerbProblem['severity'] = 'error',
  ) => {
    const end = Math.min(to, text.length);
    problems.push({
      from: Math.min(from, end),
      to: end,
      line: lineAt(text, from),
      message,
      severity,
    });
  };
  if (text.trim() === '') return [];

  const tooLong = sizeError(text);
  if (tooLong) report(0, 0, tooLong);
  const syntax: ParseError[] = [];
  const tree = parseTree(text, syntax, { disallowComments: true, allowTrailingComma: false });
  for (const { error, offset, length } of syntax) {
    const odd = oddSpaceIn(text, offset, offset + length);
    if (odd) report(odd.from, odd.to, odd.words.replace('column', 'Column'));
    else report(offset, offset + length, syntaxMessage(error));
  }
  // The rest of a text that cannot be read is a guess: one error at a time.
  if (syntax.length > 0 || !tree) return problems.slice(0, tooLong ? 2 : 1);
  if (tree.type !== 'array') {
    report(
      tree.offset,
      tree.offset + 1,
      'Enter an array of verbs: it starts with [ and ends with ].',
    );
    return problems;
  }
  if (!tree.children?.length)
    report(tree.offset, tree.offset + tree.length, 'Enter at least one verb.');
  for (const node of tree.children ?? []) checkVerb(node, report);
  return problems.sort((a, b) => a.from - b.from);
}

type Report = (
  from: number,
  to: number,
  message: string,
  severity?: VerbProblem['severity'],
) => void;

/**
 * The platform takes a verb in two forms: `{ "verb": "say", "text": … }` and
 * `{ "say": { "text": … } }`.
 */
function checkVerb(node: Node, report: Report): void {
  const whole = (message: string, severity?: VerbProblem['severity']) =>
    report(node.offset, node.offset + node.length, message, severity);
  if (node.type !== 'object') {
    whole('Every entry of the array must be a verb, an object.');
    return;
  }
  const named = findNodeAtLocation(node, ['verb']);
  const [only, ...others] = node.children ?? [];
  const short = !named && only && others.length === 0 ? only : undefined;
  const nameNode = named ?? short?.children?.[0];
  if (!nameNode) {
    whole('The verb is not named: add "verb": "say", for instance.');
    return;
  }
  const name: unknown = nameNode.value;
  const at = (message: string, severity?: VerbProblem['severity']) =>
    report(nameNode.offset, nameNode.offset + nameNode.length, message, severity);
  if (typeof name !== 'string') {
    at('The name of a verb is text.');
    return;
  }
  const body = short ? short.children?.[1] : node;
  if (!body) return;
  if (isNewerVerb(name)) {
    at(`Only newer platforms know "${name}"; an older one refuses it.`, 'warning');
    if (body.type === 'object') adviseBySchema(name, body, nameNode, report);
    else at(`${name} must be an object.`);
    return;
  }
  if (!isKnownVerb(name)) {
    at(unknownVerb(name));
    return;
  }
  const refusals = platformRefusals(name, body, !short);
  for (const { node: where, message, isMissing } of refusals) {
    const spot = isMissing && where === body ? nameNode : where;
    report(spot.offset, spot.offset + spot.length, message);
  }
  // One message for one mistake: the schema would say most of it again, in other words.
  if (refusals.length === 0 && body.type === 'object') adviseBySchema(name, body, nameNode, report);
}

/** Schema errors for a verb that no rule of the platform refuses. */
function adviseBySchema(name: string, body: Node, nameNode: Node, report: Report): void {
  const verb = canonicalVerb(name);
  const schema = verbs[verb];
  if (!schema) return;
  if (schema.validate({ ...impliedProperties(name), ...objectOf(body), verb })) return;
  for (const error of relevant(schema.validate.errors ?? [])) {
    const path = pathOf(error.instancePath);
    // Names at the top are the platform's own, which it has just taken.
    if (path.length === 0 && error.keyword === 'additionalProperties') continue;
    const where = findNodeAtLocation(body, path) ?? body;
    const isWhole = error.keyword === 'required' && where === body;
    const spot = isWhole ? nameNode : where.parent?.type === 'property' ? where.parent : where;
    report(spot.offset, spot.offset + spot.length, describe(name, path, error), 'warning');
  }
}

function unknownVerb(name: string): string {
  const allowed = Math.min(2, Math.floor(name.length / 3));
  const near = verbNames.find((verb) => distance(verb, name.toLowerCase()) <= allowed);
  return near
    ? `Unknown verb "${shorten(name)}". Did you mean "${near}"?`
    : `Unknown verb "${shorten(name)}".`;
}

/** Levenshtein's, for short words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const pathOf = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Where one of several forms is allowed the validator lists why each does not fit. Only the last
 * word is kept: 'none of them fits', at the value itself.
 */
function relevant(errors: readonly SchemaError[]): SchemaError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const isInside = (error: SchemaError) =>
    choices.some(
      (choice) =>
        choice !== error &&
        error.instancePath.startsWith(choice.instancePath) &&
        error.schemaPath.startsWith(`${choice.schemaPath}/`),
    );
  const seen = new Set<string>();
  return errors.filter((error) => {
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    const isNew = !seen.has(key) && !isInside(error);
    seen.add(key);
    return isNew;
  });
}

const article: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function describe(verb: string, path: JSONPath, { keyword, params }: SchemaError): string {
  const place = placeOf(verb, path);
  switch (keyword) {
    case 'required':
      return `${place} requires "${String(params['missingProperty'])}".`;
    case 'type': {
      const types = [params['type']].flat().map((type) => article[String(type)] ?? String(type));
      return `${place} must be ${types.join(' or ')}.`;
    }
    case 'enum':
      return `${place} must be one of ${JSON.stringify(params['allowedValues']).slice(1, -1).replaceAll(',', ', ')}.`;
    case 'const':
      return `${place} must be ${JSON.stringify(params['allowedValue'])}.`;
    case 'oneOf':
    case 'anyOf':
      return `${place} has an invalid value.`;
    case 'additionalProperties':
      return `${place} has no property "${String(params['additionalProperty'])}".`;
    case 'minimum':
      return `${place} must be at least ${String(params['limit'])}.`;
    case 'maximum':
      return `${place} must be at most ${String(params['limit'])}.`;
    case 'minItems':
    case 'minLength':
      return `${place} must not be empty.`;
    default:
      return `${place} is not valid.`;
  }
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (
    let index = text.indexOf('\n');
    index !== -1 && index < offset;
    index = text.indexOf('\n', index + 1)
  ) {
    line++;
  }
  return line;
}
