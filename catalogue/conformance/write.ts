import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { report } from './report.ts';

/** Writes both reports: `npm run accessibility`. */
for (const product of ['library', 'console'] as const) {
  const file = new URL(`../../docs/accessibility/${product}.md`, import.meta.url);
  writeFileSync(fileURLToPath(file), report(product));
}
