import { spawnSync } from 'node:child_process';
import { ensureRun } from './lib/prepare.mjs';

// Publishes the built stories for review. Without a project there is nowhere to publish it.
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Not published: CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(0);
}
ensureRun('build:stories', '.cache/stories/index.json');
const { status } = spawnSync(
  'npx',
  ['chromatic', '--storybook-build-dir', '.cache/stories', '--exit-zero-on-changes'],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
