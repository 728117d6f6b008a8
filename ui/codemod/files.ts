import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !/\.d\.[cm]?ts$/.test(file);

/** Folders of third-party or generated code. */
const isForeign = (name: string) =>
  name.startsWith('.') || ['node_modules', 'dist', 'build', 'coverage', 'out'].includes(name);

/** Source files below a path, in order; a path to a file is taken without a check. */
export function sourcesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return isForeign(entry.name) ? [] : sourcesIn(inside);
      return entry.isFile() && isSource(entry.name) ? [inside] : [];
    });
}
