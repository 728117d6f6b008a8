import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asInApplication } from './as-in-application.ts';

const catalogue = fileURLToPath(new URL('..', import.meta.url));

export type Guide = {
  /** Last part of the page's address: 'how-to-partial-failure'. */
  id: string;
  title: string;
  text: string;
};

/** Changes the text outside code blocks and keeps the code. */
const outsideCode = (text: string, change: (part: string) => string) =>
  text
    .split(/(^```.*?^```$)/ms)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('');

/** A page of the catalogue as Markdown: its text and code, without its components. */
function guideOf(file: string): Guide {
  const source = readFileSync(file, 'utf8');
  const title = /<Meta title="([^"]+)" \/>/.exec(source)?.[1];
  if (!title) throw new Error(`${file} has no title`);
  const files = new Map(
    [...source.matchAll(/^import (\w+) from '([^']+)\?raw';$/gm)].map(
      ([, name = '', from = '']) => [name, readFileSync(join(dirname(file), from), 'utf8')],
    ),
  );
  const code = (name = '') => `\`\`\`tsx\n${asInApplication(files.get(name) ?? '')}\n\`\`\``;
  const text = outsideCode(source, (part) =>
    part
      .replace(/^import .*;$/gm, '')
      .replace(/^export const .*?;$/gms, '')
      .replace(/<Markdown>\{(\w+)\}<\/Markdown>/g, (_all, name: string) => files.get(name) ?? '')
      .replace(/<ExampleCode file=\{(\w+)\} \/>/g, (_all, name: string) => code(name))
      .replace(/<Source [^>]*\{\w+\((\w+)\)\} \/>/g, (_all, name: string) => code(name))
      .replace(/^<(\w+)[^>]*\/>$/gm, '')
      .replace(/^<(\w+)>$.*?^<\/\1>$/gms, ''),
  );
  const words = text.replace(/\n{3,}/g, '\n\n').trim();
  return {
    id: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    title: title.replace('/', ': '),
    // Some pages render their heading in a component.
    text: `${words.startsWith('# ') ? '' : `# ${title}\n\n`}${words}\n`,
  };
}

/** Every hand-written page of the catalogue. */
export const guides = (): Guide[] =>
  readdirSync(catalogue, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => guideOf(join(catalogue, file)));
