import type { JSXElement, Node } from '@babel/types';
import { newName, oldName, type Rename, renames } from '../src/development/renames.ts';
import { type FolderOf, type Imports, importsOf, inPackage } from './imports.ts';
import { inElement, inObject, type Slot, slotsOf, sourceOfValue, type Use } from './slots.ts';
import { keyOf, rangeOf, syntaxOf, within } from './syntax.ts';
import { edited, opposite, oppositeCallback, sourceOf, withoutValues } from './values.ts';

/** A place that needs manual work. */
export type Left = { line: number; says: string };

export type Renamed = { text: string; left: readonly Left[] };

type Edit = [number, number, string];

/** Edits; 'left' for a change that needs manual work. */
type Outcome = Edit[] | 'left';

const lineOf = ({ loc }: Node) => loc?.start.line ?? 1;

const says = (rename: Rename) =>
  `\`${oldName(rename)}\` of ${rename.component} is now \`${newName(rename)}\``;

/**
 * Renames the props of the library. Everything else keeps its formatting, and a second run changes
 * nothing.
 */
export function renameProps(text: string, file: string, folderOf: FolderOf = inPackage): Renamed {
  let current = text;
  // Code inside a moved part is changed in the next pass.
  for (;;) {
    const { edits, left } = onePass(current, file, folderOf);
    if (edits.length === 0) return { text: current, left };
    current = edited(current, edits);
  }
}

function onePass(text: string, file: string, folderOf: FolderOf) {
  const syntax = syntaxOf(text, file);
  const imports = importsOf(syntax, folderOf);
  const edits: Edit[] = [];
  const left: Left[] = imports.unseen.map(({ node, component }) => ({
    line: lineOf(node),
    says: `${component} goes on from here: look at where it is used`,
  }));
  if (imports.folders.size === 0) return { edits, left };
  /** Accepts all edits of a change or none: overlapping changes wait for the next pass. */
  const accept = (change: readonly Edit[]) => {
    const isFree = change.every(([start, end]) =>
      edits.every(([otherStart, otherEnd]) => end <= otherStart || start >= otherEnd),
    );
    if (isFree) edits.push(...change);
  };
  const leave = (node: Node, rename: Rename) =>
    left.push({ line: lineOf(node), says: says(rename) });
  for (const node of within(syntax.program)) {
    const use = usageIn(node, imports);
    for (const [slot, rename] of use ? namedIn(use) : []) {
      const outcome = use ? renamed(text, use, slot, rename) : [];
      if (outcome === 'left') leave(slot.node, rename);
      else accept(outcome);
    }
    if (use?.element) accept(childrenAsProp(text, use, use.element));
    for (const edit of members(node, imports)) accept([edit]);
  }
  if (edits.length === 0) left.push(...leftovers(syntax.program, imports));
  return { edits, left: unique(left) };
}

/** The use of a component at a node: a tag, `createElement`, or a call of the component with an object. */
function usageIn(node: Node, { nameOf }: Imports): Use | undefined {
  if (node.type === 'JSXElement') {
    const component = nameOf(tagOf(node));
    return component ? inElement(component, node) : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
  if (callee.type !== 'Identifier') return undefined;
  const isCreated = /^(createElement|jsxs?)$/.test(callee.name);
  const [first, second] = node.arguments;
  const [named, given] = isCreated ? [first, second] : [callee, first];
  if (named?.type !== 'Identifier' || given?.type !== 'ObjectExpression') return undefined;
  const component = nameOf(named.name);
  return component ? inObject(component, given) : undefined;
}

function tagOf({ openingElement: { name } }: JSXElement): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return '';
  return `${name.object.name}.${name.property.name}`;
}

/** Renamed props of a use, each with its rename. */
function namedIn({ component, slots }: Use): [Slot, Rename][] {
  return slots.flatMap((slot): [Slot, Rename][] => {
    const rename = renames.find(
      ({ component: of, from, kind }) =>
        of === component && from === slot.name && kind !== 'member' && kind !== 'children',
    );
    return rename ? [[slot, rename]] : [];
  });
}

const replaced = (node: Node, by: string): Edit[] => [[...rangeOf(node), by]];

const named = ({ key, isShorthand, name }: Slot, to: string): Edit[] =>
  replaced(key, isShorthand ? `${to}: ${name}` : to);

function renamed(text: string, use: Use, slot: Slot, rename: Rename): Outcome {
  const has = (name: string) => use.slots.some((one) => one.name === name);
  if (rename.value !== undefined) return valueRenamed(text, use, slot, rename);
  if (rename.kind === 'label') return asLabel(text, use, slot, rename.to);
  if (has(rename.to)) return 'left';
  if (rename.kind !== 'not') return named(slot, rename.to);
  const source = rename.to.startsWith('on')
    ? oppositeCallback(text, slot.value, 'open')
    : opposite(text, slot.value);
  return source === undefined ? 'left' : replaced(slot.node, use.written(rename.to, source));
}

function valueRenamed(text: string, use: Use, slot: Slot, { component, from }: Rename): Outcome {
  const replacements = Object.fromEntries(
    renames.flatMap((one) =>
      one.component === component && one.from === from && one.value !== undefined && one.values
        ? [[one.value, one.values] as const]
        : [],
    ),
  );
  const values = withoutValues(text, from, slot.value, replacements);
  if (values === 'none') return [];
  if (!values || Object.keys(values).some((name) => name !== from && hasSlot(use, name))) {
    return 'left';
  }
  const separator = use.element ? ' ' : ', ';
  const props = Object.entries(values).map(([name, source]) => use.written(name, source));
  return replaced(slot.node, props.join(separator));
}

const hasSlot = ({ slots }: Use, name: string) => slots.some((one) => one.name === name);

/** Moves a label into `labels`, beside the ones already there. */
function asLabel(text: string, use: Use, slot: Slot, to: string): Outcome {
  const labels = use.slots.find(({ name }) => name === 'labels');
  const source = sourceOfValue(text, slot.value);
  const word = to === source ? to : `${to}: ${source}`;
  if (labels?.value?.type !== 'ObjectExpression') {
    const [first] = namedIn(use).filter(([, { kind }]) => kind === 'label');
    // The other labels follow in the next pass, into the new object.
    if (first?.[0] !== slot) return [];
  }
  if (!labels) return replaced(slot.node, use.written('labels', `{ ${word} }`));
  const gone = withoutSlot(text, use, slot);
  if (labels.value?.type !== 'ObjectExpression') {
    if (!labels.value) return 'left';
    const all = `{ ...${sourceOf(text, labels.value)}, ${word} }`;
    return [gone, ...replaced(labels.value, all)];
  }
  if (slotsOf(labels.value).some(({ name }) => name === to)) return 'left';
  const last = labels.value.properties.at(-1);
  const [start, end] = rangeOf(labels.value);
  return [
    gone,
    last ? [rangeOf(last)[1], rangeOf(last)[1], `, ${word}`] : [start, end, `{ ${word} }`],
  ];
}

/** Removes a prop with the space before it and, in an object, the comma after it. */
function withoutSlot(text: string, use: Use, { node }: Slot): Edit {
  const [start, end] = rangeOf(node);
  const before = text.slice(0, start).match(/\s*$/)?.[0].length ?? 0;
  const behind = use.element ? 0 : (text.slice(end).match(/^\s*,/)?.[0].length ?? 0);
  return [start - before, end + behind, ''];
}

/** Turns the children into a prop. */
function childrenAsProp(text: string, use: Use, element: JSXElement): Edit[] {
  const rename = renames.find(
    ({ component, kind }) => component === use.component && kind === 'children',
  );
  const { closingElement, openingElement } = element;
  if (!rename || !closingElement || hasSlot(use, rename.to)) return [];
  const [, contentStart] = rangeOf(openingElement);
  const [contentEnd] = rangeOf(closingElement);
  const content = text.slice(contentStart, contentEnd);
  const source = childrenSource(text, element, content);
  const before = text.slice(0, contentStart - 1).trimEnd().length;
  const prop = source === undefined ? '' : ` ${use.written(rename.to, source)}`;
  return [[before, rangeOf(element)[1], `${prop} />`]];
}

function childrenSource(text: string, element: JSXElement, content: string): string | undefined {
  const children = element.children.filter((one) => one.type !== 'JSXText' || one.value.trim());
  const [child] = children;
  if (!child) return undefined;
  if (children.length > 1) return `<>${content.trim()}</>`;
  if (child.type === 'JSXText') {
    const words = child.value.trim().replace(/\s*\n\s*/g, ' ');
    return /['\\]/.test(words) ? JSON.stringify(words) : `'${words}'`;
  }
  return child.type === 'JSXExpressionContainer'
    ? sourceOf(text, child.expression)
    : sourceOf(text, child);
}

/** Renames members of objects passed to props, recognised by their sibling members. */
function members(node: Node, { folders }: Imports): Edit[] {
  if (node.type !== 'ObjectExpression') return [];
  const slots = slotsOf(node);
  const names = new Set(node.properties.map(keyOf));
  return renames.flatMap(({ kind, path, from, to, beside = [] }) => {
    const slot = slots.find(({ name }) => name === from);
    const fits = kind === 'member' && folders.has(path) && beside.every((name) => names.has(name));
    return slot && fits && !names.has(to) ? named(slot, to) : [];
  });
}

/** Old names that remain in objects and types of a file that uses the component. */
function leftovers(program: Node, { folders }: Imports): Left[] {
  const here = renames.filter(({ path }) => folders.has(path));
  const props = here.filter(({ kind, value }) => value === undefined && isTelling(kind));
  return [...within(program)].flatMap((node): Left[] => {
    const rename =
      node.type === 'StringLiteral'
        ? here.find(({ value }) => value === node.value && value.startsWith('destructive'))
        : node.type === 'TSLiteralType' && node.literal.type === 'StringLiteral'
          ? props.find(({ from }) => from === nameOfLiteral(node))
          : props.find(({ from }) => from === keyOf(node));
    return rename ? [{ line: lineOf(node), says: says(rename) }] : [];
  });
}

const nameOfLiteral = (node: Node) =>
  node.type === 'TSLiteralType' && node.literal.type === 'StringLiteral'
    ? node.literal.value
    : undefined;

/** Names of labels, such as `label`, are too common to be a sign. */
const isTelling = (kind: Rename['kind']) => kind !== 'label' && kind !== 'children';

/** Removes duplicates and sorts from top to bottom. */
const unique = (left: readonly Left[]): Left[] =>
  [...new Map(left.map((one) => [`${one.line} ${one.says}`, one])).values()].sort(
    (a, b) => a.line - b.line,
  );
