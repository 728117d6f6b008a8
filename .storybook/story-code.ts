/** Turns a story into code for an application. */

type Library = readonly { name: string; importLine: string }[];

/** Story wrappers that hold the value of the component. */
const standIns = /(<\/?)(?:No Display Name|Stateful)\b/g;
const nothing = '() => {}';

/** Storybook's code for a story, with names restored. */
function named(code: string, component: string): { code: string; icons: string[] } {
  const icons = new Set<string>();
  const text = code
    .replace(standIns, `$1${component}`)
    .replace(
      /\{\s*\$\$typeof: Symbol\(react\.forward_ref\),\s*displayName: '(\w+)',\s*render: function \w*\s*\(\)\s*\{\}\s*\}/g,
      (_all, icon: string) => {
        icons.add(icon);
        return icon;
      },
    )
    .replace(/function \w*\s*\(\)\s*\{\}/g, nothing);
  return { code: text, icons: [...icons] };
}

/** End of the `{…}` that begins at `start`. */
function closing(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const letter = text.charAt(at);
    if (quote) {
      if (letter === '\\') at++;
      else if (letter === quote) quote = '';
    } else if (/['"`]/.test(letter)) quote = letter;
    else if (letter === '{') depth++;
    else if (letter === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The prop that a callback changes: `value` for `onChange`, `open` for `onOpenChange`. */
const changedBy = (callback: string) => {
  const word = callback.slice(2, -'Change'.length);
  return word === '' ? 'value' : word.charAt(0).toLowerCase() + word.slice(1);
};

/** Moves the value of a controlled component into state. */
export function withState(code: string): { code: string; states: string[] } {
  const states: string[] = [];
  let text = code;
  for (const [, callback = ''] of code.matchAll(/\b(on\w*Change)=\{\(\) => \{\}\}/g)) {
    const prop = changedBy(callback);
    const found = new RegExp(`(\\s)${prop}(?:=("[^"]*"|\\{)|(?=[\\s/>]))`).exec(text);
    // One state per prop: a second control with the same prop keeps its literal value.
    if (!found || states.some((one) => one.startsWith(`const [${prop},`))) continue;
    const [all, space = ' ', value] = found;
    const end = value === '{' ? closing(text, found.index + all.length - 1) : 0;
    const given =
      value === '{'
        ? text.slice(found.index + all.length, end - 1)
        : value === undefined
          ? 'true'
          : `'${value.slice(1, -1)}'`;
    states.push(`const [${prop}, set${upper(prop)}] = useState(${given});`);
    const rest = text.slice(value === '{' ? end : found.index + all.length);
    text = `${text.slice(0, found.index)}${space}${prop}={${prop}}${rest}`.replace(
      `${callback}={${nothing}}`,
      `${callback}={set${upper(prop)}}`,
    );
  }
  return { code: text, states };
}

export const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by);

/** One import line per module. */
function importsOf(code: string, library: Library, icons: readonly string[]): string[] {
  const tags = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, tag]) => tag));
  return [
    ...(icons.length > 0 ? [`import { ${icons.join(', ')} } from 'lucide-react';`] : []),
    ...library.filter(({ name }) => tags.has(name)).map(({ importLine }) => importLine),
  ];
}

/** Whether Storybook's code lacks essentials: the story's own components, or functions inside objects. */
export function isTooLittle(told: string, component: string, library: Library): boolean {
  const { code } = named(told, component);
  const known = new Set([component, ...library.map(({ name }) => name)]);
  const tags = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag);
  return tags.some((tag) => !known.has(tag)) || /\b(?!on[A-Z])\w+: \(\) => \{\}/.test(code);
}

/** A module to paste: imports, state and JSX. */
export function storyCode(told: string, component: string, library: Library): string {
  const { code, icons } = named(told.trim(), component);
  const { code: drawn, states } = withState(code);
  return [
    ...(states.length > 0 ? ["import { useState } from 'react';"] : []),
    ...importsOf(drawn, library, icons),
    '',
    'export function Example() {',
    ...states.map((state) => indented(state, '  ')),
    '  return (',
    indented(drawn, '    '),
    '  );',
    '}',
  ].join('\n');
}

/** Test code that no application has. */
const isOfATest = /\b(?:canvas|expect|screen|userEvent|within)[.(]/;

/** The top-level declarations of a file by name, as source text. */
function declarationsOf(file: string): Map<string, string> {
  const blocks = file.split(/\n(?=(?:export )?(?:const|function|type|import|\/\*\*) ?)/);
  return new Map(
    blocks.flatMap((block) => {
      const name = /^(?:const|function|type) (?:\[(?=\w+\]))?(\w+)/m.exec(block)?.[1];
      return name &&
        !/^export/m.test(block) &&
        name !== 'meta' &&
        name !== 'Story' &&
        !isOfATest.test(block)
        ? [[name, block.trim()] as const]
        : [];
    }),
  );
}

export const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/** Imports of a file that the given text needs, as an application writes them. */
export function importsFrom(file: string, path: string, text: string): string[] {
  return [...file.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)';/gm)].flatMap(
    ([, isType = '', list = '', from = '']) => {
      const names = list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '' && mentions(text, one.replace(/^(?:.* as |type )/, '')));
      if (names.length === 0 || /storybook/.test(from)) return [];
      if (/fixtures/.test(from))
        return [`import ${isType}{ ${names.join(', ')} } from './your-data';`];
      const place = /(primitives|patterns|widgets|engines|tokens)\/[\w-]+/.exec(from)?.[0];
      const source = from.startsWith('.')
        ? `@trunkline/ui/${place ?? (from.startsWith('../') ? path.replace(/[^/]+$/, from.split('/')[1] ?? '') : path)}`
        : from;
      return [`import ${isType}{ ${names.join(', ')} } from '${source}';`];
    },
  );
}

/** Declarations of a file that the given text needs, in file order. */
export function declarationsFor(file: string, text: string): string[] {
  const declarations = declarationsOf(file);
  const used = new Set<string>();
  const visit = (part: string) => {
    for (const [name, declaration] of declarations) {
      if (used.has(name) || !mentions(part, name)) continue;
      used.add(name);
      visit(declaration);
    }
  };
  visit(text);
  return [...declarations].filter(([name]) => used.has(name)).map(([, declared]) => declared);
}

/** The args of a story: the shared ones of its file, then its own. */
function argsOf(meta: string, story: string): string {
  const parts = [meta, story].flatMap((text) => {
    const found = /^ {2}args: \{/m.exec(text);
    if (!found) return [];
    const start = found.index + found[0].length - 1;
    return [text.slice(start + 1, closing(text, start) - 1).replace(/\bfn\(\)/g, nothing)];
  });
  const [shared = '', own = ''] = parts;
  // Drops shared args that the story overrides.
  const kept = shared.replace(/^ {4}(\w+): .*,\n/gm, (line, key: string) =>
    new RegExp(`^ *${key}:`, 'm').test(own) ? '' : line,
  );
  const lines = [kept, own]
    .map((part) => part.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(',\n    ');
  return `const args = {\n    ${lines},\n  } as const;`.replace(/^ {2}/gm, '');
}

/** Like `storyCode`, for a story with its own render function: includes the parts of its file that it uses. */
export function ownStoryCode(story: string, file: string, path: string): string {
  const render = /\brender: \((?:args)?\) => (.*?)(?=,\n {2}\w|,?\n\} satisfies|,?\n\}\s*$)/s;
  const meta = /const meta = \{(.*?\n)\} satisfies/s.exec(file)?.[0] ?? '';
  const component = /\bcomponent: (\w+)/.exec(meta)?.[1] ?? '';
  const shown = render.exec(story)?.[1] ?? render.exec(meta)?.[1] ?? `<${component} {...args} />`;
  const drawn = shown.trim().replace(/,$/, '').replace(standIns, `$1${component}`);
  const args = mentions(drawn, 'args') ? argsOf(meta, story) : '';
  const parts = declarationsFor(file, `${drawn}\n${args}`);
  const body = drawn.startsWith('(') ? drawn : `(\n    ${drawn}\n  )`;
  const example = `export function Example() {\n  return ${body};\n}`;
  const all = [...parts, ...(args ? [args] : []), example].join('\n\n');
  return [...importsFrom(file, path, all), '', all].join('\n');
}
