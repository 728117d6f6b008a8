import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { surface } from './surface.ts';

/** Remembers what a version lets people import: the next one may not take it away unannounced. */
writeFileSync(fileURLToPath(new URL('../surface.released.txt', import.meta.url)), surface());
