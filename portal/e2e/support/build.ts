import { ensureBuilt } from '../../../scripts/lib/prepare.mjs';

export default function setUp(): void {
  if (!process.env['PORTAL_URL']) ensureBuilt();
}
