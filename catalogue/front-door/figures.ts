import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the front door says in figures. Counted, never written down. */
export type Figures = {
  /** Components that have a page of their own. */
  components: number;
  /** Those of them that know telephony. */
  widgets: number;
  /** Script of a button, gzipped, as the README of the library has it; a test measures that. */
  buttonKiB: number;
  /** The same for a form with SIP gateways. */
  formKiB: number;
};

const library = fileURLToPath(new URL('../../ui', import.meta.url));

function titlesOf(folder: string): string[] {
  return readdirSync(join(library, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(library, 'src', folder, file), 'utf8'))
    .filter((text) => /\btags: \['catalogue'[\],]/.test(text))
    .map((text) => /\btitle: '([^']+)'/.exec(text)?.[1] ?? '');
}

function weightOf(row: string): number {
  const readme = readFileSync(join(library, 'README.md'), 'utf8');
  const found = new RegExp(`^\\| ${row} \\| (\\d+) KiB \\|$`, 'm').exec(readme)?.[1];
  if (!found) throw new Error(`ui/README.md does not say what "${row}" weighs`);
  return Number(found);
}

export function countFigures(): Figures {
  const widgets = new Set(titlesOf('widgets'));
  const others = new Set([...titlesOf('primitives'), ...titlesOf('patterns')]);
  return {
    components: widgets.size + others.size,
    widgets: widgets.size,
    buttonKiB: weightOf('a button'),
    formKiB: weightOf('a form with SIP gateways'),
  };
}

/** Hands the figures to the page when it is built. */
export const withFigures = () => ({
  name: 'front-door-figures',
  config: () => ({ define: { FRONT_DOOR_FIGURES: JSON.stringify(countFigures()) } }),
});
