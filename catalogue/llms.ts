import type { Member } from '../ui/build/members.ts';
import type { ComponentEntry, Reference } from '../ui/build/reference.ts';
import { guidance } from './guidance/index.ts';

const line = ({ name, type, isRequired, text, default: preset }: Member) =>
  `- \`${name}${isRequired ? '' : '?'}: ${type}\`${preset ? ` (default \`${preset}\`)` : ''} ${text}`.trimEnd();

function sectionOf({ name, path, importLine, text, props, inherits }: ComponentEntry): string {
  const elements = inherits.filter((one) => /^[a-z]\w*$/.test(one)).map((one) => `\`<${one}>\``);
  const advice = guidance[path];
  return [
    `### ${name}`,
    '',
    `\`${importLine}\``,
    '',
    text,
    ...(advice ? [`Use it when ${advice.when} ${advice.instead}`] : []),
    '',
    ...props.map(line),
    ...(elements.length > 0 ? [`- and the attributes of ${elements.join(' and ')}`] : []),
    '',
  ].join('\n');
}

/** The library for readers that are programs: every component and type, in one page of text. */
export function llmsText({ components, types }: Reference): string {
  const layers = ['primitives', 'patterns', 'widgets'].map((layer) =>
    [
      `## ${layer.charAt(0).toUpperCase()}${layer.slice(1)}`,
      '',
      ...components.filter(({ path }) => path.startsWith(`${layer}/`)).map(sectionOf),
    ].join('\n'),
  );
  const named = Object.entries(types)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { text, type, members }]) =>
      [
        `### ${name}`,
        ...(text ? ['', text] : []),
        '',
        ...(members.length > 0 ? members.map(line) : [`\`${type}\``]),
        '',
      ].join('\n'),
    );
  return [
    '# @trunkline/ui',
    '',
    '> React components for the console of a voice platform: primitives, patterns and widgets. They know no network, router or role: data comes in as props, changes go out through callbacks.',
    '',
    ...layers,
    '## Types',
    '',
    ...named,
  ].join('\n');
}
