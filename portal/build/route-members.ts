import { type Plugin, parseSync } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Members with these names in the objects of a source, in order. */
function membersIn(source: string, names: readonly string[]): Node[] {
  const found: Node[] = [];
  const walk = (node: Node) => {
    const key = node.type === 'Property' && isNode(node['key']) ? node['key']['name'] : undefined;
    if (names.includes(String(key)) && isNode(node['value'])) {
      if (node['value'].type !== 'AssignmentPattern' && node['shorthand'] !== true) {
        found.push(node);
        return;
      }
    }
    for (const value of Object.values(node).flat()) if (isNode(value)) walk(value);
  };
  walk(parseSync('routes.ts', source).program as unknown as Node);
  return found;
}

/** Removes imports that became unused: the chunks would still contain their modules. */
function withoutUnusedImports(source: string): string {
  const body = parseSync('routes.ts', source).program.body as unknown as Node[];
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const rest = source.slice(imports.at(-1)?.end ?? 0);
  const namesOf = ({ specifiers }: Node) =>
    [specifiers].flat().flatMap((one) => {
      const local = isNode(one) ? one['local'] : undefined;
      return isNode(local) ? [String(local['name'])] : [];
    });
  const isUsed = (one: Node) => namesOf(one).some((name) => new RegExp(`\\b${name}\\b`).test(rest));
  const used = imports.filter(isUsed).map(({ start, end }) => source.slice(start, end));
  return [...used, rest].join('\n');
}

/**
 * Splits route records, which are complete in the source: the page needs no early reads, because
 * `start.ts` has them, and that script needs nothing else.
 */
export function withoutRouteMembers(...names: string[]): Plugin {
  return {
    name: 'without-route-members',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(features\/[a-z-]+\/routes|record-routes)\.ts$/.test(id)) return undefined;
      let kept = '';
      let from = 0;
      for (const { start, end } of membersIn(code, names)) {
        kept += code.slice(from, start);
        from = code[end] === ',' ? end + 1 : end;
      }
      return { code: withoutUnusedImports(kept + code.slice(from)), map: null };
    },
  };
}
