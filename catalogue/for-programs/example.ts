import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'vite';
import { pageName } from '../../.storybook/page-of.ts';
import {
  declarationsFor,
  importsFrom,
  indented,
  mentions,
  ownStoryCode,
  withState,
} from '../../.storybook/story-code.ts';
import type { Member } from '../../ui/build/members.ts';
import type { ComponentEntry } from '../../ui/build/reference.ts';
import { asInstalled, publicType } from './public-names.ts';

const source = fileURLToPath(new URL('../../ui/src/', import.meta.url));

/** Source of the stories that open the page of a folder. */
export function storiesOf(path: string): string {
  const folder = `${source}${path}/`;
  const title = new RegExp(`^  title: '\\w+/${pageName(path)}',$`, 'm');
  const text = readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
    .find((one) => title.test(one));
  if (text === undefined) throw new Error(`${path} has no stories called ${pageName(path)}`);
  return text;
}

type Members = ReadonlyMap<string, string>;

/** Members of an object literal, as source text. `isWhole`: it spreads no other object. */
function membersOf(record: string): { members: Members; isWhole: boolean } {
  const text = `(${record})`;
  const [statement] = parseSync('record.tsx', text).program.body;
  let node: ESTree.Node | undefined =
    statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (
    node?.type === 'ParenthesizedExpression' ||
    node?.type === 'TSSatisfiesExpression' ||
    node?.type === 'TSAsExpression'
  ) {
    node = node.expression;
  }
  const properties = node?.type === 'ObjectExpression' ? node.properties : undefined;
  const members = new Map<string, string>();
  for (const one of properties ?? []) {
    if (one.type !== 'Property') continue;
    const key =
      one.key.type === 'Identifier' ? one.key.name : text.slice(one.key.start + 1, one.key.end - 1);
    members.set(key, text.slice(one.value.start, one.value.end));
  }
  return { members, isWhole: members.size === properties?.length };
}

type Declared = { name: string; type: string; value: string };

/** The constants of a file, as source text. */
const constantsOf = (text: string): Declared[] =>
  parseSync('stories.tsx', text).program.body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return [];
      const { name, typeAnnotation: type } = id;
      const written = (part: { start: number; end: number }) => text.slice(part.start, part.end);
      return [{ name, type: type ? written(type) : '', value: written(init) }];
    });
  });

/** The first story that readers see. */
const firstStory = (constants: readonly Declared[]): string =>
  constants.find(({ type, value }) => /\bStory\b/.test(type) && !value.includes("'!catalogue'"))
    ?.value ?? '{}';

/** Replaces the spies of tests with functions of an application. */
const withoutSpies = (text: string) =>
  text
    .replace(/^(const \w+ = )fn\(\);$/gm, '$1(..._values: unknown[]) => {};')
    .replace(/\bfn\(\)/g, '() => {}')
    .replace(/^(.*\b|)fn\((.+)\)(;?)$/gm, '$1$2$3');

/** Removes the common indentation of all lines but the first. */
function dedented(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const depths = rest
    .filter((line) => line.trim())
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const depth = Math.min(...depths, Number.MAX_SAFE_INTEGER);
  return [first, ...rest.map((line) => line.slice(depth))].join('\n');
}

/** JSX, in parentheses or without. */
function markup(value: string): string | undefined {
  const [, inner] = /^\(\s*(<.*>)\s*\)$/s.exec(value) ?? [];
  return inner ?? (/^<.*>$/s.test(value) ? value : undefined);
}

/** `label="Name"`, `required`, `value={…}` */
function attribute(name: string, value: string): string {
  if (value === 'true') return name;
  const [, words] = /^'([^'"\\{}]*)'$/.exec(value) ?? [];
  if (words !== undefined) return `${name}="${words}"`;
  return `${name}={${dedented(withoutSpies(markup(value) ?? value))}}`;
}

/** Children, as written between the tags. */
function content(value: string): string {
  const [, words] = /^'([^'"\\{}]*)'$/.exec(value) ?? [];
  return words ?? (markup(value) ? dedented(markup(value) ?? '') : `{${dedented(value)}}`);
}

/** An element, on one line if it fits. */
function tag(name: string, attributes: readonly string[], inside: string | undefined): string {
  const line = [`<${name}`, ...attributes].join(' ');
  const isShort = line.length < 80 && !line.includes('\n');
  const open = isShort
    ? line
    : [`<${name}`, ...attributes.map((one) => indented(one, '  '))].join('\n');
  if (inside === undefined) return `${open}${isShort ? ' ' : '\n'}/>`;
  const start = `${open}${isShort ? '' : '\n'}>`;
  const whole = `${start}${inside}</${name}>`;
  return whole.length < 80 && !whole.includes('\n')
    ? whole
    : `${start}\n${indented(inside, '  ')}\n</${name}>`;
}

const drawsArgsAlone = /^\((?:args)?\) => <(?:Stateful|[A-Z]\w*) \{\.\.\.args\} \/>$/;

/** Resolves name clashes of constants and states: the constant becomes the initial value. */
function apart(parts: readonly string[], states: readonly string[]) {
  const names = states.map((state) => /\[(\w+),/.exec(state)?.[1] ?? '');
  const isTaken = (name: string) => parts.some((part) => part.startsWith(`const ${name}`));
  const renamed = (name: string) => `first${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    parts: parts.map((part) =>
      part.replace(/^const (\w+)/, (all, name: string) =>
        names.includes(name) ? `const ${renamed(name)}` : all,
      ),
    ),
    kept: states.map((state, at) => {
      const name = names[at] ?? '';
      return isTaken(name) ? state.replace(`(${name})`, `(${renamed(name)})`) : state;
    }),
  };
}

/** Gives a state the type of its prop, with the imports: the type inferred from one value is narrower. */
function typed(state: string, path: string, props: readonly Member[]) {
  const prop = props.find(({ name }) => state.startsWith(`const [${name},`));
  const types = (prop?.names ?? []).map((name) => [name, publicType(name, path)] as const);
  if (!prop || !(prop.type.includes('Record<') || types.length > 0)) return { state, imports: [] };
  let type = prop.type;
  const imports: string[] = [];
  for (const [name, known] of types) {
    // The page's component already has this name.
    if (!known || known.name === pageName(path)) return { state, imports: [] };
    type = type.replace(new RegExp(`\\b${name}\\b`), known.name);
    imports.push(`import type { ${known.name} } from '@trunkline/ui/${known.from}';`);
  }
  return { state: state.replace('useState(', `useState<${type}>(`), imports };
}

/** The first story of a page as a module to paste. It keeps what the user types. */
export function exampleOf({ path, props }: Pick<ComponentEntry, 'path' | 'props'>): string {
  const file = storiesOf(path);
  const name = pageName(path);
  const constants = constantsOf(file);
  const story = firstStory(constants);
  const own = membersOf(story).members;
  const meta = membersOf(constants.find((one) => one.name === 'meta')?.value ?? '{}').members;
  const render = own.get('render') ?? meta.get('render');
  const shared = membersOf(meta.get('args') ?? '{}');
  const ownArgs = membersOf(own.get('args') ?? '{}');
  if ((render && !drawsArgsAlone.test(render)) || !shared.isWhole || !ownArgs.isWhole) {
    return asInstalled(withoutSpies(ownStoryCode(story, file, path)));
  }
  const { children, ...args } = Object.fromEntries([...shared.members, ...ownArgs.members]);
  const attributes = Object.entries(args).map(([key, value]) => attribute(key, value));
  const drawn = tag(name, attributes, children && content(children));
  const { code, states: held } = withState(drawn);
  const types = held.map((state) => typed(state, path, props));
  const states = types.map(({ state }) => state);
  const { parts, kept } = apart(declarationsFor(file, [code, ...states].join('\n')), states);
  const text = [
    ...parts.map(withoutSpies),
    [
      'export function Example() {',
      ...kept.map((state) => indented(state, '  ')),
      '  return (',
      indented(code, '    '),
      '  );',
      '}',
    ].join('\n'),
  ].join('\n\n');
  const imports = [...importsFrom(file, path, text), ...types.flatMap((one) => one.imports)];
  const react = states.length > 0 && !imports.some((line) => mentions(line, 'useState'));
  return asInstalled(
    [...(react ? ["import { useState } from 'react';"] : []), ...imports, '', text].join('\n'),
  );
}
