import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ESTree, Plugin } from 'vite';
import { type Declaration, declarationOf, moduleOf, written } from './declarations.ts';
import {
  type Member,
  membersOf,
  membersOfDeclaration,
  namedBy,
  plainAlternatives,
} from './members.ts';

/** A public component with all its props. */
export type ComponentEntry = {
  name: string;
  /** 'primitives/button' */
  path: string;
  importLine: string;
  text: string;
  props: readonly Member[];
  /** Elements whose attributes it also accepts: 'button'. */
  inherits: readonly string[];
};

export type TypeEntry = {
  text: string;
  /** Source text, for types without members. */
  type: string;
  members: readonly Member[];
};

export type Reference = {
  components: readonly ComponentEntry[];
  types: Readonly<Record<string, TypeEntry>>;
  /** Components that each component uses, by path. */
  parts: Readonly<Record<string, readonly string[]>>;
};

const source = fileURLToPath(new URL('../src/', import.meta.url));

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

/** The function of a component, unwrapped from `memo` and the like. */
function functionOf(node: ESTree.Node): FunctionNode | undefined {
  if (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  ) {
    return node;
  }
  if (node.type === 'TSAsExpression') return functionOf(node.expression);
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  return first && first.type !== 'SpreadElement' ? functionOf(first) : undefined;
}

/** Defaults of the props, by name. */
const defaultsOf = (file: string, props: ESTree.Node): Map<string, string> =>
  new Map(
    props.type === 'ObjectPattern'
      ? props.properties.flatMap((one) =>
          one.type === 'Property' && one.value.type === 'AssignmentPattern'
            ? [[written(file, one.key), written(file, one.value.right)] as const]
            : [],
        )
      : [],
  );

/** The default without the old name in front: `false` for 'isBusy ?? false'. */
function ownDefault(written: string | undefined, members: readonly Member[]): string | undefined {
  const old = members.find(({ name, isDeprecated }) => {
    return isDeprecated && new RegExp(`^!?${name}\\b`).test(written ?? '');
  });
  return old ? written?.split(' ?? ')[1] : written;
}

/** Required props first, deprecated ones last. */
const rank = ({ isRequired, isDeprecated }: Member) => (isRequired ? 0 : isDeprecated ? 2 : 1);

function componentOf(
  path: string,
  { file, name, text, node }: Declaration,
): { entry: ComponentEntry; found: Map<string, Declaration> } | undefined {
  const declared = functionOf(node);
  if (!declared) return undefined;
  const [props] = declared.params;
  const type =
    props && 'typeAnnotation' in props ? props.typeAnnotation?.typeAnnotation : undefined;
  const { members, inherits, found } = type
    ? membersOf(file, type)
    : { members: [], inherits: [], found: new Map<string, Declaration>() };
  const defaults = props ? defaultsOf(file, props) : new Map<string, string>();
  return {
    entry: {
      name,
      path,
      importLine: `import { ${name} } from '@trunkline/ui/${path}';`,
      text,
      inherits,
      props: members
        .map((one) => ({ ...one, default: ownDefault(defaults.get(one.name), members) }))
        .sort((a, b) => rank(a) - rank(b)),
    },
    found,
  };
}

/** Types that are referred to, directly or through other types. */
function typesFrom(found: ReadonlyMap<string, Declaration>): Record<string, TypeEntry> {
  const types: Record<string, TypeEntry> = {};
  const waiting = [...found.values()];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (types[next.name]) continue;
    const { members, found: inside } = membersOfDeclaration(next);
    const body = next.node.type === 'TSTypeAliasDeclaration' ? next.node.typeAnnotation : next.node;
    const others = members.length > 0 ? plainAlternatives(next).map((one) => `\`${one}\``) : [];
    const text = others.length > 0 ? `${next.text} Or ${others.join(' or ')}.`.trim() : next.text;
    types[next.name] = { text, type: written(next.file, body), members };
    waiting.push(...inside.values(), ...namedBy(next).values());
  }
  return types;
}

/** Other folders that the files of this one import. */
function partsOf(path: string): string[] {
  const folder = join(source, path);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|fixtures)\./.test(file))
    .flatMap((file) =>
      [...moduleOf(join(folder, file)).source.matchAll(/from '(\.[^']*)\/index\.ts'/g)].map(
        ([, from = '']) => relative(source, join(folder, dirname(file), from)),
      ),
    );
  return [...new Set(names)].filter((one) => /^(primitives|patterns|widgets)\//.test(one)).sort();
}

/** Reference of props and types for the catalogue and `llms.txt`. */
export function reference(): Reference {
  const found = new Map<string, Declaration>();
  const components: ComponentEntry[] = [];
  const parts: Record<string, readonly string[]> = {};
  for (const layer of ['primitives', 'patterns', 'widgets']) {
    for (const folder of readdirSync(join(source, layer)).sort()) {
      const index = join(source, layer, folder, 'index.ts');
      parts[`${layer}/${folder}`] = partsOf(`${layer}/${folder}`);
      for (const name of moduleOf(index).imported.keys()) {
        const declared = /^[A-Z]/.test(name) ? declarationOf(index, name) : undefined;
        const component = declared && componentOf(`${layer}/${folder}`, declared);
        if (!component) continue;
        components.push(component.entry);
        for (const [type, declaration] of component.found) found.set(type, declaration);
      }
    }
  }
  return { components, types: typesFrom(found), parts };
}

const moduleId = 'virtual:reference';

/** Provides `virtual:reference` for the catalogue. */
export function libraryReference(): Plugin {
  return {
    name: 'library-reference',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) =>
      id === `\0${moduleId}` ? `export default ${JSON.stringify(reference())};` : undefined,
  };
}
