import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../lib/portal.ts';
import { begin, filled, folder, isTaken, until } from '../processes.ts';

export type Refusal = { status: number; phrase: string; headers: Record<string, string> };

/** Starts sipp, which rejects every INVITE with one status. */
export async function startRefuser({ status, phrase, headers }: Refusal) {
  const port = await freePort();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const scenario = join(folder, `refusal-${status}.xml`);
  writeFileSync(
    scenario,
    filled('refusal.xml', { status, phrase, headers: lines.join('\n      ') || 'Server: sipp' }),
  );
  const server = begin('sipp', [
    '-sf',
    scenario,
    '-i',
    '127.0.0.1',
    '-p',
    String(port),
    '-nostdin',
  ]);
  await until('sipp starts', () => isTaken(port));
  return { address: `sip:refuser@127.0.0.1:${port}`, end: server.end };
}
