import { ensureBuilt, ensureInstalled, requireNode, root } from './lib/prepare.mjs';

try {
  requireNode();
  ensureInstalled();
  ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(`${root}portal/dist/server/main.js`);
