import type { Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

/** Each of these modules becomes a chunk. */
export const isScreen = /\.screen\.tsx$/;

export const chunksOf = (bundle: Rolldown.OutputBundle): ReadonlyMap<string, Chunk> =>
  new Map(
    Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])),
  );

/** A chunk and all chunks it needs to run. */
export function filesOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) add(imported);
  };
  add(chunk.fileName);
  return files;
}
