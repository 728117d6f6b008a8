import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { Refusal } from '../../command.ts';

/** A holder that can’t be looked up touches its file to show that it is alive. In ms. */
const beat = 10_000;
const silence = 60_000;

type Holder = { pid: number; host: string; started: string };

/** Start time of a process, in ticks since boot; '' if unknown. Process ids are reused. */
async function startOf(pid: number): Promise<string> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the process, in brackets, may contain spaces.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

async function isAlive(file: string): Promise<boolean> {
  try {
    const { pid, host, started } = JSON.parse(await readFile(file, 'utf8')) as Holder;
    // Processes of other machines and containers are invisible. In a restarted container, the
    // previous process had the same id.
    if (host !== hostname() || pid === process.pid) {
      return Date.now() - (await stat(file)).mtimeMs < silence;
    }
    return isRunning(pid) && started === (await startOf(pid));
  } catch (error) {
    // Another process has removed it.
    if ((error as { code?: string }).code === 'ENOENT') return false;
    // Incomplete: still being written, or cut off by a kill.
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => silence,
    );
    return age < beat;
  }
}

/**
 * Locks a state file for this process. Each process writes its own lock file, then looks for
 * others: if two start at once, the later one sees the earlier, or both see each other and both
 * stop. Removes lock files of dead processes.
 * @returns a function that releases the lock
 */
export async function lock(stateFile: string): Promise<() => Promise<void>> {
  const folder = dirname(resolve(stateFile));
  const prefix = `${basename(stateFile)}.lock.`;
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    started: await startOf(process.pid),
  };
  const own = `${prefix}${holder.pid}.${randomUUID()}`;
  const file = join(folder, own);
  await writeFile(file, JSON.stringify(holder), { mode: 0o600 }).catch((error: Error) => {
    throw new Refusal(`${folder} can’t be written: ${error.message}`);
  });
  const others = (await readdir(folder)).filter((name) => name.startsWith(prefix) && name !== own);
  for (const other of others) {
    if (await isAlive(join(folder, other))) {
      await rm(file, { force: true });
      throw new Refusal(`Another watch is using ${stateFile}. Give each watch its own state file.`);
    }
    await rm(join(folder, other), { force: true });
  }
  const beating = setInterval(() => {
    const now = new Date();
    void utimes(file, now, now).catch(() => undefined);
  }, beat);
  beating.unref();
  return async () => {
    clearInterval(beating);
    await rm(file, { force: true });
  };
}
