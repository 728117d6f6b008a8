import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reference } from '../../ui/build/reference.ts';

/** What the front door says in figures. Counted, never written down. */
export type Figures = {
  /** Components that can be imported, as `llms.txt` lists them. */
  components: number;
  /** Those of them that know telephony. */
  widgets: number;
  /** Script of a button, gzipped, as the README of the library has it; a test measures that. */
  buttonKiB: number;
  /** The same for a form with SIP gateways. */
  formKiB: number;
};

const library = fileURLToPath(new URL('../../ui', import.meta.url));

function weightOf(row: string): number {
  const readme = readFileSync(join(library, 'README.md'), 'utf8');
  const found = new RegExp(`^\\| ${row} \\| (\\d+) KiB \\|$`, 'm').exec(readme)?.[1];
  if (!found) throw new Error(`ui/README.md does not say what "${row}" weighs`);
  return Number(found);
}

export function countFigures(): Figures {
  const { components } = reference();
  return {
    components: components.length,
    widgets: components.filter(({ path }) => path.startsWith('widgets/')).length,
    buttonKiB: weightOf('a button'),
    formKiB: weightOf('a form with SIP gateways'),
  };
}

/** Hands the figures to the page when it is built. */
export const withFigures = () => ({
  name: 'front-door-figures',
  config: () => ({ define: { FRONT_DOOR_FIGURES: JSON.stringify(countFigures()) } }),
});
