import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/prepare.mjs';

const folder = resolve(root, process.env.SANDBOX_DATA ?? '.data');
for (const suffix of ['', '-wal', '-shm']) {
  rmSync(join(folder, `sandbox.db${suffix}`), { force: true });
}
console.log('The sandbox starts afresh with the next npm start.');
