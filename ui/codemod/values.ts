import type { Expression, Node } from '@babel/types';
import { rangeOf, within } from './syntax.ts';

/** Value of a prop; null if the bare name means true. */
export type Given = Node | null;

export const sourceOf = (text: string, node: Node): string => text.slice(...rangeOf(node));

const isSimple = ({ type }: Node) =>
  ['Identifier', 'MemberExpression', 'CallExpression', 'OptionalMemberExpression'].includes(type);

const inParentheses = (text: string, node: Node) =>
  isSimple(node) ? sourceOf(text, node) : `(${sourceOf(text, node)})`;

/** Negates a value as a person would write it. */
export function opposite(text: string, value: Given): string {
  if (!value) return 'false';
  if (value.type === 'BooleanLiteral') return String(!value.value);
  if (value.type === 'UnaryExpression' && value.operator === '!') {
    return sourceOf(text, value.argument);
  }
  return `!${inParentheses(text, value)}`;
}

/** Inverts the argument of a callback: negates its parameter, or wraps it in another callback. */
export function oppositeCallback(text: string, value: Given, name: string): string | undefined {
  if (!value) return undefined;
  const turned =
    value.type === 'ArrowFunctionExpression' ? withTurned(text, value, name) : undefined;
  return turned ?? `(${name}) => ${inParentheses(text, value)}(!${name})`;
}

function withTurned(text: string, arrow: Node, name: string): string | undefined {
  if (arrow.type !== 'ArrowFunctionExpression') return undefined;
  const [param, ...more] = arrow.params;
  if (param?.type !== 'Identifier' || more.length > 0) return undefined;
  const inside = [...within(arrow.body)];
  const isTaken = inside.some((node) => node.type === 'Identifier' && node.name === name);
  const isShadowed = inside.some(
    (node) => 'params' in node && node.type !== 'TSTypeParameterInstantiation',
  );
  if (isTaken || isShadowed) return undefined;
  const edits: [number, number, string][] = [[...rangeOf(param), name]];
  if (param.typeAnnotation) edits[0] = [rangeOf(param)[0], rangeOf(param.typeAnnotation)[0], name];
  const isUse = (node: Node) => node.type === 'Identifier' && node.name === param.name;
  const done = new Set<Node>();
  for (const node of inside) {
    if (node.type === 'MemberExpression' && !node.computed) done.add(node.property);
    if (node.type === 'ObjectProperty' && !node.computed) {
      if (node.shorthand && isUse(node.value)) {
        edits.push([...rangeOf(node), `${param.name}: !${name}`]);
        done.add(node.value);
      }
      done.add(node.key);
    }
    if (node.type === 'UnaryExpression' && node.operator === '!' && isUse(node.argument)) {
      edits.push([...rangeOf(node), name]);
      done.add(node.argument);
    }
    if (isUse(node) && !done.has(node)) edits.push([...rangeOf(node), `!${name}`]);
  }
  const [start, end] = rangeOf(arrow);
  return edited(text, edits).slice(start, edited(text, edits).length - (text.length - end));
}

/** Applies edits to a text; of two overlapping ones the first wins. */
export function edited(text: string, edits: readonly [number, number, string][]): string {
  let result = '';
  let at = 0;
  for (const [start, end, words] of [...edits].sort(([a], [b]) => a - b)) {
    if (start < at) continue;
    result += text.slice(at, start) + words;
    at = end;
  }
  return result + text.slice(at);
}

type Replacements = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Props that replace a removed value, with their sources: from a literal, or from a choice between
 * two. 'none': no removed value is used. undefined: the value is unknown.
 */
export function withoutValues(
  text: string,
  prop: string,
  value: Given,
  replacements: Replacements,
): Readonly<Record<string, string>> | 'none' | undefined {
  const literal = (node: Given) => (node?.type === 'StringLiteral' ? node.value : undefined);
  const only = literal(value);
  if (only !== undefined) {
    const found = replacements[only];
    return found ? quoted(found) : 'none';
  }
  if (value?.type !== 'ConditionalExpression') return undefined;
  const { test, consequent, alternate } = value;
  const sides = [consequent, alternate].map((side) => sideOf(side, prop, replacements));
  const [yes, no] = sides;
  if (!yes || !no) return undefined;
  if (!yes.went && !no.went) return 'none';
  const names = new Set([...Object.keys(yes.props), ...Object.keys(no.props)]);
  const condition = sourceOf(text, test);
  return Object.fromEntries(
    [...names].map((name) => {
      const [a, b] = [yes.props[name] ?? 'undefined', no.props[name] ?? 'undefined'];
      return [name, a === b ? a : `${condition} ? ${a} : ${b}`];
    }),
  );
}

const quoted = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [name, `'${one}'`]));

function sideOf(side: Expression, prop: string, replacements: Replacements) {
  if (side.type === 'Identifier' && side.name === 'undefined') return { went: false, props: {} };
  if (side.type !== 'StringLiteral') return undefined;
  const found = replacements[side.value];
  const props: Readonly<Record<string, string>> = found
    ? quoted(found)
    : { [prop]: `'${side.value}'` };
  return { went: found !== undefined, props };
}
