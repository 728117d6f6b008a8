import { lock } from './lock.ts';
import { newState } from './state.ts';
import { writeState } from './state-file.ts';

/* A process for tests of kills: writes a large state again and again, or holds the lock. */

const [task, file = ''] = process.argv.slice(2);

const condition = {
  kind: 'alert',
  title: 'x'.repeat(200),
  detail: '',
  over: '',
  href: '/',
} as const;
const active = Array.from({ length: 2000 }, (_, index) => ({
  condition: { ...condition, id: `alert ${index}` },
  since: '2026-11-20T12:00:00.000Z',
  toldBy: 'w-1',
}));

if (task === 'lock') {
  await lock(file);
  process.stdout.write('locked\n');
  // Runs until killed.
  setInterval(() => undefined, 1000);
} else {
  for (let told = 1; ; told += 1) {
    await writeState(file, { ...newState('t', 'n', 'w'), told, active });
    process.stdout.write(`${told}\n`);
  }
}
