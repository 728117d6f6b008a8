import { type SchemaError, verbs } from 'virtual:verb-schema';
import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { shorten } from '../../tokens/text/index.ts';
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
import { type VerbSentences, verbSentences } from './verb-sentences.ts';
import { sizeError, type VerbProblem } from './verb-text.model.ts';
import { distance } from './word-distance.model.ts';

/** All problems, in text order. */
export function verbProblems(
  text: string,
  sentences: VerbSentences = verbSentences,
): VerbProblem[] {
  const problems: VerbProblem[] = [];
  const report: Report = (from, to, message, severity = 'error') => {
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

  const tooLong = sizeError(text, sentences);
  if (tooLong) report(0, 0, tooLong);
  const syntax: ParseError[] = [];
  const tree = parseTree(text, syntax, { disallowComments: true, allowTrailingComma: false });
  for (const { error, offset, length } of syntax) {
    const odd = oddSpaceIn(text, offset, offset + length);
    if (odd) report(odd.from, odd.to, sentences.oddSpace(null, odd.column, odd.code));
    else {
      const words: Record<string, string> = sentences.syntax;
      report(offset, offset + length, words[printParseErrorCode(error)] ?? sentences.notJson);
    }
  }
  // After a syntax error the rest is a guess: reports one error at a time.
  if (syntax.length > 0 || !tree) return problems.slice(0, tooLong ? 2 : 1);
  if (tree.type !== 'array') {
    report(tree.offset, tree.offset + 1, sentences.notArray);
    return problems;
  }
  if (!tree.children?.length) report(tree.offset, tree.offset + tree.length, sentences.noVerb);
  for (const node of tree.children ?? []) checkVerb(node, report, sentences);
  return problems.sort((a, b) => a.from - b.from);
}

type Report = (
  from: number,
  to: number,
  message: string,
  severity?: VerbProblem['severity'],
) => void;

/**
 * Checks a verb in either form that the platform accepts: `{ "verb": "say", "text": … }` and `{
 * "say": { "text": … } }`.
 */
function checkVerb(node: Node, report: Report, sentences: VerbSentences): void {
  const whole = (message: string, severity?: VerbProblem['severity']) =>
    report(node.offset, node.offset + node.length, message, severity);
  if (node.type !== 'object') {
    whole(sentences.notVerb);
    return;
  }
  const named = findNodeAtLocation(node, ['verb']);
  const [only, ...others] = node.children ?? [];
  const short = !named && only && others.length === 0 ? only : undefined;
  const nameNode = named ?? short?.children?.[0];
  if (!nameNode) {
    whole(sentences.notNamed);
    return;
  }
  const name: unknown = nameNode.value;
  const at = (message: string, severity?: VerbProblem['severity']) =>
    report(nameNode.offset, nameNode.offset + nameNode.length, message, severity);
  if (typeof name !== 'string') {
    at(sentences.nameIsText);
    return;
  }
  const body = short ? short.children?.[1] : node;
  if (!body) return;
  if (isNewerVerb(name)) {
    at(sentences.newer(name), 'warning');
    if (body.type === 'object') adviseBySchema(name, body, nameNode, report, sentences);
    else at(sentences.mustBeOfType(name, ['object']));
    return;
  }
  if (!isKnownVerb(name)) {
    at(sentences.unknown(shorten(name), nearestVerb(name)));
    return;
  }
  const refusals = platformRefusals(name, body, !short, sentences);
  for (const { node: where, message, isMissing } of refusals) {
    const spot = isMissing && where === body ? nameNode : where;
    report(spot.offset, spot.offset + spot.length, message);
  }
  // Reports a mistake once: the schema would repeat most of it in other words.
  if (refusals.length === 0 && body.type === 'object')
    adviseBySchema(name, body, nameNode, report, sentences);
}

/** Adds schema errors as advice for a verb that the platform accepts. */
function adviseBySchema(
  name: string,
  body: Node,
  nameNode: Node,
  report: Report,
  sentences: VerbSentences,
): void {
  const verb = canonicalVerb(name);
  const schema = verbs[verb];
  if (!schema) return;
  if (schema.validate({ ...impliedProperties(name), ...objectOf(body), verb })) return;
  for (const error of relevant(schema.validate.errors ?? [])) {
    const path = pathOf(error.instancePath);
    // The platform's own rules have already accepted the names at the top level.
    if (path.length === 0 && error.keyword === 'additionalProperties') continue;
    const where = findNodeAtLocation(body, path) ?? body;
    const isWhole = error.keyword === 'required' && where === body;
    const spot = isWhole ? nameNode : where.parent?.type === 'property' ? where.parent : where;
    report(
      spot.offset,
      spot.offset + spot.length,
      describe(placeOf(name, path), error, sentences),
      'warning',
    );
  }
}

function nearestVerb(name: string): string | null {
  const allowed = Math.min(2, Math.floor(name.length / 3));
  return verbNames.find((verb) => distance(verb, name.toLowerCase()) <= allowed) ?? null;
}

const pathOf = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * If several forms are allowed, the validator lists why each one fails. Keeps only the summary:
 * 'none of them fits', at the value itself.
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

function describe(
  place: string,
  { keyword, params }: SchemaError,
  sentences: VerbSentences,
): string {
  switch (keyword) {
    case 'required':
      return sentences.requires(place, String(params['missingProperty']));
    case 'type':
      return sentences.mustBeOfType(place, [params['type']].flat().map(String));
    case 'enum': {
      const values = JSON.stringify(params['allowedValues']).slice(1, -1).replaceAll(',', ', ');
      return sentences.mustBeOneOf(place, values);
    }
    case 'const':
      return sentences.mustBe(place, JSON.stringify(params['allowedValue']));
    case 'oneOf':
    case 'anyOf':
      return sentences.invalidValue(place);
    case 'additionalProperties':
      return sentences.noProperty(place, String(params['additionalProperty']));
    case 'minimum':
      return sentences.atLeast(place, String(params['limit']));
    case 'maximum':
      return sentences.atMost(place, String(params['limit']));
    case 'minItems':
    case 'minLength':
      return sentences.mustNotBeEmpty(place);
    default:
      return sentences.notValid(place);
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
