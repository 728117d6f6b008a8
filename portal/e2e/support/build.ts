import { ensureBuilt } from '../../../scripts/lib/prepare.mjs';

export default function setUp(): void {
  // With PORTAL_URL too: some journeys need a portal with settings of its own.
  ensureBuilt();
}
