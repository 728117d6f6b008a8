import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { surface } from './surface.ts';

/** Records the public names of a release: the next one may not remove any without a deprecation. */
writeFileSync(fileURLToPath(new URL('../surface.released.txt', import.meta.url)), surface());
