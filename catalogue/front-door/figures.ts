import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reference } from '../../ui/build/reference.ts';

/** Figures on the front page. Counted at build time, never written by hand. */
export type Figures = {
  /** Public components, as listed in `llms.txt`. */
  components: number;
  /** The telephony components among them. */
  widgets: number;
  /** Gzipped script of a button, from the library's README; a test measures it. In KiB. */
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

/** Passes the figures to the page at build time. */
export const withFigures = () => ({
  name: 'front-door-figures',
  config: () => ({ define: { FRONT_DOOR_FIGURES: JSON.stringify(countFigures()) } }),
});
