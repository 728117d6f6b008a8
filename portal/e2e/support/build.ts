import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../../scripts/lib/prepare.mjs';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Reports what a run in front of another platform skips. */
function tellLeftOut(): void {
  const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
  const texts = specs.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const count = texts.join('\n').match(/\bsandboxOnly,\s+async/g)?.length ?? 0;
  process.stdout.write(`${count} journeys need the sandbox and were left out\n`);
}

export default function setUp(): void {
  if (process.env['PORTAL_URL']) tellLeftOut();
  else ensureBuilt();
}
