import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, type ParseResult, parseSync } from 'vite';

/** A declaration in the library's source, with its file for resolving further names. */
export type Declaration = {
  file: string;
  name: string;
  /** Doc comment; '' for none. */
  text: string;
  node: ESTree.Node;
};

type Module = {
  source: string;
  comments: ParseResult['comments'];
  declared: Map<string, Declaration>;
  /** Local name to its origin. */
  imported: Map<string, { from: string; name: string }>;
};

const modules = new Map<string, Module>();

/** A doc comment as one line of text. */
const plain = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The doc comment that ends right before a position in a file. */
export function docBefore(file: string, start: number): string {
  const { source, comments } = moduleOf(file);
  const found = comments.find(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && /^\s*$/.test(source.slice(end, start)),
  );
  return found && found.end <= start ? plain(found.value) : '';
}

/** Source text of a range, on one line. */
export const written = (file: string, { start, end }: { start: number; end: number }) =>
  moduleOf(file)
    .source.slice(start, end)
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

const nameOf = (node: { type: string; name?: string; value?: unknown }) =>
  node.name ?? String(node.value);

function note(module: Module, file: string, node: ESTree.Node, start: number): void {
  const add = (name: string, declared: ESTree.Node) =>
    module.declared.set(name, { file, name, text: docBefore(file, start), node: declared });
  if (node.type === 'TSTypeAliasDeclaration' || node.type === 'TSInterfaceDeclaration') {
    add(node.id.name, node);
  } else if (node.type === 'FunctionDeclaration' && node.id) add(node.id.name, node);
  else if (node.type === 'VariableDeclaration') {
    for (const { id, init } of node.declarations) {
      if (id.type === 'Identifier' && init) add(id.name, init);
    }
  }
}

export function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const module: Module = { source, comments, declared: new Map(), imported: new Map() };
  modules.set(file, module);
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers) {
        if (one.type !== 'ImportSpecifier') continue;
        const name = nameOf(one.imported);
        module.imported.set(one.local.name, { from: node.source.value, name });
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node.specifiers) {
        if (!node.source) continue;
        module.imported.set(nameOf(exported), { from: node.source.value, name: nameOf(local) });
      }
      if (node.declaration) note(module, file, node.declaration, node.start);
    } else note(module, file, node, node.start);
  }
  return module;
}

/** Declaration of a name used in a file; undefined if it isn't part of the library. */
export function declarationOf(file: string, name: string): Declaration | undefined {
  const { declared, imported } = moduleOf(file);
  const own = declared.get(name);
  if (own) return own;
  const source = imported.get(name);
  if (!source?.from.startsWith('.')) return undefined;
  const next = join(dirname(file), source.from);
  return existsSync(next) ? declarationOf(next, source.name) : undefined;
}
