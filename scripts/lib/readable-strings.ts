import { parseSync } from 'vite';

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';

/** Attributes and calls whose text is for the browser or for developers. */
const hiddenAttributes = /^(className|key|id|type|href|role|name|d|viewBox)$/;
const hiddenCalls = /^(cva|clsx|matchMedia|querySelector|querySelectorAll|closest|RegExp)$/;

function isHidden(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true;
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return true;
  if (node.type === 'JSXAttribute') return hiddenAttributes.test(nameOf(node['name']));
  if (node.type === 'VariableDeclarator') return /(styles|look|layout)$/i.test(nameOf(node['id']));
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node['callee']));
  if (node.type === 'TaggedTemplateExpression') return nameOf(node['tag']) === 'path';
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'];
  return hiddenCalls.test(nameOf(callee) || nameOf(isNode(callee) && callee['property']));
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = node['quasis'] as { value: { cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join(' … ');
}

/** A sentence, or a word that begins with a capital: not a key, a class, a path or a call. */
const isReadable = (text: string) =>
  /^[A-Z][a-z]+$|[a-z].* .*[a-z]/.test(text) && !/^(GET|POST|PUT|DELETE) /.test(text);

/** The texts of a TypeScript source that a person may read, in order. */
export function readableStrings(file: string, source: string): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (isHidden(node)) return;
    const text = textOf(node)?.trim().replace(/\s+/g, ' ');
    if (text && isReadable(text)) found.push(text);
    for (const value of Object.values(node).flat()) if (isNode(value)) walk(value);
  };
  walk(parseSync(file, source).program as unknown as Node);
  return found;
}

/** Comments of a source, without stars; consecutive lines are one comment. */
export function commentsOf(file: string, source: string): string[] {
  const found: { text: string; end: number }[] = [];
  for (const { value, start, end } of parseSync(file, source).comments) {
    const text = value
      .replace(/^\s*\*/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const last = found.at(-1);
    if (last && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text += ` ${text}`;
      last.end = end;
    } else found.push({ text, end });
  }
  return found.map(({ text }) => text);
}
