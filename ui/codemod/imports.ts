import type { File, Node } from '@babel/types';
import { renames } from '../src/development/renames.ts';
import { within } from './syntax.ts';

/** Resolves an import to a folder of the library: 'primitives/button'. */
export type FolderOf = (specifier: string) => string | undefined;

export const inPackage: FolderOf = (specifier) =>
  /^@trunkline\/ui\/((?:primitives|patterns|widgets)\/[\w-]+)$/.exec(specifier)?.[1];

export type Imports = {
  /** Imported folders that have renamed props. */
  folders: ReadonlySet<string>;
  /** Component behind a local name: 'Button', 'Knopf', 'ui.Button'. */
  nameOf: (local: string) => string | undefined;
  /** Re-exports and dynamic imports whose uses can't be checked. */
  unseen: readonly { node: Node; component: string }[];
};

export function importsOf(file: File, folderOf: FolderOf): Imports {
  const renamedIn = new Map(renames.map(({ component, path }) => [component, path]));
  const folders = new Set<string>();
  const names = new Map<string, string>();
  const wholes = new Map<string, string>();
  const unseen: { node: Node; component: string }[] = [];
  const known = (specifier: string) => {
    const folder = folderOf(specifier);
    return folder && [...renamedIn.values()].includes(folder) ? folder : undefined;
  };
  for (const node of within(file.program)) {
    if (node.type === 'ImportDeclaration') {
      const folder = known(node.source.value);
      if (!folder) continue;
      folders.add(folder);
      for (const one of node.specifiers) {
        if (one.type === 'ImportNamespaceSpecifier') wholes.set(one.local.name, folder);
        if (one.type !== 'ImportSpecifier') continue;
        const { imported } = one;
        const name = imported.type === 'Identifier' ? imported.name : imported.value;
        if (renamedIn.get(name) === folder) names.set(one.local.name, name);
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const folder = known(node.source.value);
      for (const one of folder ? node.specifiers : []) {
        if (one.type !== 'ExportSpecifier') continue;
        if (renamedIn.get(one.local.name) === folder) {
          unseen.push({ node: one, component: one.local.name });
        }
      }
    } else {
      const source = dynamicSource(node);
      const folder = source?.type === 'StringLiteral' ? known(source.value) : undefined;
      const component = renames.find(({ path }) => path === folder)?.component;
      if (folder && component) {
        folders.add(folder);
        unseen.push({ node, component });
      }
    }
  }
  for (const node of within(file.program)) {
    const late = lateComponent(node, [...renamedIn]);
    if (!late) continue;
    names.set(late.local, late.component);
    for (const part of within(node)) {
      const at = unseen.findIndex((one) => one.node === part);
      if (at >= 0) unseen.splice(at, 1);
    }
  }
  const nameOf = (local: string) => {
    const [whole = '', member] = local.split('.');
    const folder = wholes.get(whole);
    return folder && member && renamedIn.get(member) === folder ? member : names.get(local);
  };
  return { folders, nameOf, unseen };
}

/** The argument of `import()`. */
function dynamicSource(node: Node): Node | undefined {
  if (node.type === 'ImportExpression') return node.source;
  return node.type === 'CallExpression' && node.callee.type === 'Import'
    ? node.arguments[0]
    : undefined;
}

/** `const Late = lazy(async () => ({ default: (await import('…')).Dialog }))` */
function lateComponent(node: Node, known: readonly (readonly [string, string])[]) {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
  const inside = [...within(node.init)];
  const isImported = inside.some((one) => dynamicSource(one));
  const members = inside.flatMap((one) =>
    one.type === 'MemberExpression' && one.property.type === 'Identifier'
      ? [one.property.name]
      : [],
  );
  const found = known.find(([component]) => members.includes(component));
  return isImported && found ? { local: node.id.name, component: found[0] } : undefined;
}
