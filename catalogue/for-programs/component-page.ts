import { pageName } from '../../.storybook/page-of.ts';
import type { Member } from '../../ui/build/members.ts';
import type { ComponentEntry, Reference, TypeEntry } from '../../ui/build/reference.ts';
import { guidance } from '../guidance/index.ts';
import { keysOf } from '../guidance/keyboard.ts';
import { exampleOf } from './example.ts';

const line = ({ name, type, isRequired, text, default: preset }: Member) =>
  `- \`${name}${isRequired ? '' : '?'}: ${type}\`${preset ? ` (default \`${preset}\`)` : ''} ${text}`.trimEnd();

const paragraphs = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join('\n\n');

function adviceOf(path: string): string {
  const advice = guidance[path];
  if (!advice) return '';
  return paragraphs(
    `Use it when ${advice.when} ${advice.instead}`,
    advice.leaves && `It leaves to you: ${advice.leaves}`,
    `Do: ${advice.do}`,
    `Don’t: ${advice.dont}`,
  );
}

function propsOf({ name, text, importLine, props, inherits }: ComponentEntry, isOnly: boolean) {
  const elements = inherits.filter((one) => /^[a-z]\w*$/.test(one)).map((one) => `\`<${one}>\``);
  const lines = [
    ...props.map(line),
    ...(elements.length > 0 ? [`- and the attributes of ${elements.join(' and ')}`] : []),
  ];
  return paragraphs(
    isOnly ? '## Props' : `## Props of ${name}`,
    !isOnly && `\`${importLine}\``,
    !isOnly && text,
    lines.join('\n'),
  );
}

/** Types that members refer to, directly or through other types, in alphabetical order. */
function typesOf(components: readonly ComponentEntry[], types: Reference['types']) {
  const found = new Map<string, TypeEntry>();
  const visit = (members: readonly Member[]) => {
    for (const name of members.flatMap(({ names }) => names)) {
      const entry = types[name];
      if (!entry || found.has(name)) continue;
      found.set(name, entry);
      visit(entry.members);
      for (const inner of entry.type.match(/\b[A-Z]\w+/g) ?? []) {
        const next = types[inner];
        if (next && !found.has(inner)) {
          found.set(inner, next);
          visit(next.members);
        }
      }
    }
  };
  for (const { props } of components) visit(props);
  return [...found]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { text, type, members }]) =>
      paragraphs(
        `### ${name}`,
        text,
        members.length > 0 ? members.map(line).join('\n') : `\`${type}\``,
      ),
    );
}

function exampleIn(main: ComponentEntry): string {
  const code = exampleOf(main).trim();
  return paragraphs(
    '## Example',
    `\`\`\`tsx\n${code}\n\`\`\``,
    code.includes("'./your-data'") &&
      '`./your-data` stands for records of your own; their types are below.',
  );
}

/** The page of a library folder as Markdown, with the content of its page in the catalogue. */
export function componentPage(path: string, library: Reference): string {
  const name = pageName(path);
  const components = library.components
    .filter((one) => one.path === path)
    .sort((a, b) => Number(b.name === name) - Number(a.name === name));
  const [main] = components;
  if (!main) throw new Error(`${path} has no component`);
  const keys = keysOf(path, library.parts).flatMap((group) =>
    group.keys.map(
      ([pressed, action]) =>
        `- ${group.path === path ? '' : `${pageName(group.path)}, `}**${pressed}**: ${action}`,
    ),
  );
  const types = typesOf(components, library.types);
  return `${paragraphs(
    `# ${name}`,
    `\`${main.importLine}\``,
    main.text,
    adviceOf(path),
    exampleIn(main),
    ...components.map((one) => propsOf(one, components.length === 1)),
    keys.length > 0 && `## Keyboard\n\n${keys.join('\n')}`,
    types.length > 0 && '## Types',
    ...types,
  )}\n`;
}
