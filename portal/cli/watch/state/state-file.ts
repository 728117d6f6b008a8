import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { Refusal } from '../../command.ts';
import { type State, stateSchema } from './state.ts';

/** @returns null if the file doesn't exist yet */
export async function readState(file: string): Promise<State | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw new Refusal(`${file} can’t be read: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), stateSchema), text);
  if (parsed.success) return parsed.output;
  throw new Refusal(
    `${file} is not a state file of trunkline watch. Choose another with --state, or move this one away.`,
  );
}

/**
 * Replaces the whole file atomically: a kill leaves the old or the new state. Once this resolves,
 * the new one also survives a power cut.
 */
export async function writeState(file: string, state: State): Promise<void> {
  const next = `${file}.next`;
  // Private, because it has names of carriers and accounts.
  const handle = await open(next, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(state));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
