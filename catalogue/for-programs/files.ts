import { type Reference, reference } from '../../ui/build/reference.ts';
import { componentPage } from './component-page.ts';
import { type Guide, guides } from './guide-page.ts';
import { type RegistryItem, registry } from './registry.ts';

const layers = ['primitives', 'patterns', 'widgets'] as const;

const heading = (text: string) => `## ${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** Entry point of the library as text: lists each component with its page. */
export function llmsIndex(
  { components }: Pick<Reference, 'components'>,
  pages: readonly Guide[],
  items: readonly RegistryItem[],
): string {
  const lines = layers.flatMap((layer) => [
    '',
    heading(layer),
    '',
    ...components
      .filter(({ path }) => path.startsWith(`${layer}/`))
      .map(({ name, path, text }) => `- [${name}](llms/${path}.md): ${firstSentence(text)}`.trim()),
  ]);
  return [
    '# @trunkline/ui',
    '',
    `> ${components.length} React components for the console of a voice platform: primitives, patterns and widgets. They know no network, router or role: data comes in as props, changes go out through callbacks. Each page has an example, every prop, keys and types.`,
    ...lines,
    '',
    '## Guides',
    '',
    ...pages.map(({ id, title }) => `- [${title}](llms/guides/${id}.md)`),
    '',
    '## Screens and forms',
    '',
    'Each is added to an application with `npx shadcn add ./node_modules/@trunkline/ui/r/NAME.json`, or from the address where these files are served.',
    '',
    ...items.map(({ name, description }) => `- [${name}](r/${name}.json): ${description}`),
    '',
  ].join('\n');
}

/** The library as files for programs: path to text. */
export function filesForPrograms(): Map<string, string> {
  const library = reference();
  const pages = guides();
  const items = registry();
  const paths = [...new Set(library.components.map(({ path }) => path))];
  return new Map([
    ['llms.txt', llmsIndex(library, pages, items)],
    ...paths.map((path) => [`llms/${path}.md`, componentPage(path, library)] as const),
    ...pages.map(({ id, text }) => [`llms/guides/${id}.md`, text] as const),
    ...items.map((item) => [`r/${item.name}.json`, `${JSON.stringify(item, null, 2)}\n`] as const),
  ]);
}
