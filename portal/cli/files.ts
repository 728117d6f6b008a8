import { readFile as readBytes, writeFile } from 'node:fs/promises';
import { decoded } from '../src/configuration/file/encoding.ts';
import type { FileProblem } from '../src/configuration/file/read.ts';
import { Refusal } from './command.ts';

const fileReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it is not yours to read or write',
};

function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  const reason = fileReasons[code ?? ''] ?? code;
  return reason === undefined ? '' : `: ${reason}`;
}

export async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBytes(name).catch((error: unknown) => {
    throw new Refusal(`${name} can't be read${reasonOf(error)}.`);
  });
  return new Uint8Array(bytes);
}

export async function textOf(name: string): Promise<string> {
  const read = decoded(await bytesOf(name));
  if (!read.ok) throw new Refusal(`${name}: ${read.message}`);
  return read.text;
}

/** Text of a file that may not exist yet. */
export async function existing(name: string): Promise<string> {
  return readBytes(name, 'utf8').catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return '';
    throw new Refusal(`${name} can't be read${reasonOf(error)}.`);
  });
}

export async function store(name: string, text: string): Promise<void> {
  await writeFile(name, text).catch((error: unknown) => {
    throw new Refusal(`${name} can't be written${reasonOf(error)}.`);
  });
}

export const problemsOf = (problems: readonly FileProblem[], name: string) =>
  new Refusal(
    problems.map(({ line, column, message }) => `${name}:${line}:${column} ${message}`).join('\n'),
  );
