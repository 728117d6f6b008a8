import { parseSync } from 'vite';

const textOf = (node: Record<string, unknown>): string => {
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node['type'] === 'JSXText') return String(node['value']);
  if (node['type'] !== 'TemplateElement') return '';
  return (node['value'] as { cooked: string }).cooked;
};

/** Every string of a TypeScript source as the program sees it: no comments, escapes resolved. */
export function stringValues(file: string, source: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = textOf(value as Record<string, unknown>);
    if (text) found.push(text);
    Object.values(value).forEach(walk);
  };
  walk(parseSync(file, source).program);
  return found;
}
