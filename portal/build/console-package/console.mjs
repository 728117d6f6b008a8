#!/usr/bin/env node
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Settings and data are those of the folder it is started in.
if (process.argv[2] === 'reset') {
  const folder = resolve(process.env.SANDBOX_DATA ?? '.data');
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(join(folder, `sandbox.db${suffix}`), { force: true });
  }
  console.log('The sandbox starts afresh with the next npm start.');
} else {
  if (existsSync('config.js')) process.env.PORTAL_CONFIG ??= 'config.js';
  await import('./server/main.js');
}
