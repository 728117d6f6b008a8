import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deprecationOf, oldName, renames } from '../src/development/renames.ts';
import { entries } from './library.ts';

const asSource = (path: string) => path.replace(/\\/g, '/');

/** Names that a module exports, read from its source: entries re-export by name only. */
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

/** Files that a module re-exports from, with the names: `[original, exported]`. */
function originsOf(path: string): { file: string; names: [string, string][] }[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].map(
    ([, list = '', file = '']) => ({
      file: join(dirname(path), file),
      names: list.split(',').map((one) => {
        const [original = '', exported = original] = one
          .replace(/\/\/.*$/gm, '')
          .trim()
          .replace(/^type /, '')
          .split(/ as /);
        return [original, exported];
      }),
    }),
  );
}

/** Deprecation notes in the comments of a module, by name. */
export function deprecationsIn(text: string): Map<string, string> {
  const comment =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:declare )?(?:async )?(?:function|const|class|type|interface) (\w+)/g;
  return new Map(
    [...text.matchAll(comment)].flatMap(([, words = '', name = '']) => {
      const [, said] = /@deprecated\s+([^@]*)/.exec(words) ?? [];
      return said === undefined
        ? []
        : [[name, said.replace(/\s*\n\s*\*?\s*/g, ' ').trim()] as const];
    }),
  );
}

/** Deprecation notes of everything that an entry exports, re-exports included. */
function deprecationsOf(path: string): Map<string, string> {
  const taken = originsOf(path).flatMap(({ file, names }) => {
    const said = deprecationsOf(file);
    return names.flatMap(([original, exported]) => {
      const words = said.get(original);
      return words === undefined ? [] : [[exported, words] as const];
    });
  });
  return new Map([...deprecationsIn(readFileSync(path, 'utf8')), ...taken]);
}

/** Deprecated props and values of the components in a folder. */
const propsOf = (path: string): string[] =>
  renames
    .filter((one) => one.path === path)
    .map((one) => `  ${one.component}.${oldName(one)} (deprecated ${deprecationOf(one)})`);

/** All public names, one paragraph per entry. A release may not remove any silently. */
export function surface(): string {
  return Object.entries(entries)
    .map(([entry, source]) => {
      const path = entry.endsWith('/index') ? dirname(entry) : entry;
      const deprecations = deprecationsOf(source);
      const withWords = (name: string) => {
        const words = deprecations.get(name.replace(/^type /, ''));
        return words === undefined ? `  ${name}` : `  ${name} (deprecated ${words})`;
      };
      return [`@trunkline/ui/${path}`, ...namesOf(source).sort().map(withWords), ...propsOf(path)];
    })
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** The names of a surface, each with its entry, and their deprecation notes. */
export function namesIn(text: string): Map<string, string | undefined> {
  let entry = '';
  return new Map(
    text.split('\n').flatMap((line) => {
      if (line && !line.startsWith(' ')) entry = line;
      const [, name, words] = /^ {2}(.+?)(?: \(deprecated (.+)\))?$/.exec(line) ?? [];
      return name === undefined ? [] : [[`${entry} ${name}`, words] as const];
    }),
  );
}

/** 'since 0.2.0, use `SipGateways`, removed in 0.4.0' */
const deprecation = /^since (\d+\.\d+\.\d+), use (.+?), removed in (\d+\.\d+\.\d+)\.?$/;

const asNumber = (version: string) =>
  version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** Names whose deprecation note lacks the version, the replacement or the end. */
export const unclearDeprecations = (text: string): string[] =>
  [...namesIn(text)].flatMap(([name, words]) =>
    words === undefined || deprecation.test(words) ? [] : [name],
  );

/**
 * Names of a released version that this one lacks, without a deprecation note that announced it.
 */
export function suddenRemovals(released: string, current: string, version: string): string[] {
  const now = namesIn(current);
  return [...namesIn(released)].flatMap(([name, words]) => {
    if (now.has(name)) return [];
    const [, , , until] = deprecation.exec(words ?? '') ?? [];
    return until !== undefined && asNumber(until) <= asNumber(version) ? [] : [name];
  });
}
