import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesForPrograms } from './files.ts';

/** Writes the library as text into the given folder: `tsx catalogue/for-programs/write.ts ui/dist`. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to.');
for (const [path, text] of filesForPrograms()) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
