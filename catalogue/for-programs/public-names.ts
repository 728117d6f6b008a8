import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../ui/src/', import.meta.url));

/** Names that an entry of the library re-exports: original to public name. */
function publicNames(path: string): Map<string, string> {
  const index = readFileSync(`${source}${path}/index.ts`, 'utf8');
  const names = new Map<string, string>();
  for (const [, isType = '', list = ''] of index.matchAll(/export (type )?\{([^}]*)\}/g)) {
    for (const one of list.split(',').map((name) => `${isType}${name.trim()}`)) {
      const [original = '', exported] = one.split(' as ');
      const isOfType = original.startsWith('type ');
      if (one.trim() !== isType.trim()) {
        names.set(original, exported ? `${isOfType ? 'type ' : ''}${exported}` : original);
      }
    }
  }
  return names;
}

/** Rewrites imports to the public names of the library; private names become the reader's own data. */
export function asInstalled(code: string): string {
  const places = new Map<string, string[]>();
  const [, head = '', body = ''] = /^((?:import [^\n]*\n)+)(.*)$/s.exec(code) ?? [];
  for (const [, isType = '', list = '', from = ''] of head.matchAll(
    /import (type )?\{ (.*) \} from '([^']+)';/g,
  )) {
    const path = /^@trunkline\/ui\/(.+)$/.exec(from)?.[1];
    const names = path ? publicNames(path) : undefined;
    for (const one of list.split(', ')) {
      const [original = '', local = original.replace(/^type /, '')] = `${isType}${one}`.split(
        ' as ',
      );
      const isPublic = names && [...names.values()].includes(original);
      const known = isPublic ? original : (names?.get(original) ?? names?.get(`type ${original}`));
      const place = names && !known ? './your-data' : from;
      const name = known ?? original;
      const called = name.replace(/^type /, '') === local ? name : `${name} as ${local}`;
      places.set(place, [...new Set([...(places.get(place) ?? []), called])]);
    }
  }
  const lines = [...places].map(
    ([from, names]) => `import { ${names.join(', ')} } from '${from}';`,
  );
  return `${lines.join('\n')}\n${body}`;
}

const layers = ['primitives', 'patterns', 'engines', 'widgets'] as const;

/** The import path and public name of a library type, preferring the page's own folder. */
export function publicType(name: string, path: string): { name: string; from: string } | undefined {
  const folders = layers.flatMap((layer) =>
    readdirSync(`${source}${layer}`).map((folder) => `${layer}/${folder}`),
  );
  for (const from of [path, ...folders]) {
    const known = publicNames(from).get(`type ${name}`);
    if (known) return { name: known.replace(/^type /, ''), from };
  }
  return undefined;
}
