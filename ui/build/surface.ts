import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entries } from './library.ts';

const asSource = (path: string) => path.replace(/\\/g, '/');

/** Names that a module exports, from its own text: entries re-export by name only. */
function namesOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (/export \*/.test(text)) throw new Error(`${asSource(path)} exports without names`);
  const lists = [...text.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(
    ([, allTypes, list = '']) =>
      list
        .split(',')
        .map((one) => one.replace(/\/\/.*$/gm, '').trim())
        .filter(Boolean)
        .map((one) => {
          const name =
            one
              .split(/ as /)
              .at(-1)
              ?.replace(/^type /, '') ?? one;
          return allTypes || one.startsWith('type ') ? `type ${name}` : name;
        }),
  );
  const own = [
    ...text.matchAll(
      /^export (?:declare )?(?:async )?(function|const|class|type|interface) (\w+)/gm,
    ),
  ].map(([, kind, name = '']) => (kind === 'type' || kind === 'interface' ? `type ${name}` : name));
  const isDefault = /^export default/m.test(text) ? ['default'] : [];
  return [...lists, ...own, ...isDefault];
}

/** Everything that may be imported, an entry a paragraph: what a release may not take away silently. */
export function surface(): string {
  return Object.entries(entries)
    .map(([entry, source]) => {
      const path = entry.endsWith('/index') ? dirname(entry) : entry;
      return [
        `@trunkline/ui/${path}`,
        ...namesOf(join(source))
          .sort()
          .map((name) => `  ${name}`),
      ];
    })
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
}
