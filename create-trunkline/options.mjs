import { parseArgs } from 'node:util';
import { Refusal } from './refusal.mjs';

export const usage = `npm create trunkline [folder] -- --console | --library | --from FILE

  --console        a console in your brand, with a platform API of its own to try it
  --library        the components: a new Vite application, or an example in the one that is there
  --name TEXT      name of your product, such as "Acme Voice"
  --accent COLOUR  its colour, such as '#0a7'
  --from FILE      a tarball of @trunkline/console or @trunkline/ui, in place of the registry's`;

/**
 * @typedef {{
 *   folder: string,
 *   kind: 'console' | 'library' | undefined,
 *   name: string,
 *   accent: string,
 *   from: string | undefined,
 *   help: boolean,
 * }} Options
 */

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new Refusal(`One folder, not ${positionals.length}.`);
  if (values.console && values.library) throw new Refusal('Either --console or --library.');
  const { name = 'Acme Voice', accent = '#0b6b7a', from, help = false } = values;
  const kind = values.console ? 'console' : values.library ? 'library' : undefined;
  return { folder: positionals[0] ?? '.', kind, name, accent, from, help };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        console: { type: 'boolean' },
        library: { type: 'boolean' },
        name: { type: 'string' },
        accent: { type: 'string' },
        from: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
