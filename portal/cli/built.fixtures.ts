import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Builds the package of the command line into a folder. @returns its chunks */
export async function builtCommand(folder: string) {
  const built = await build({
    configFile: fileURLToPath(new URL('../vite.cli.config.ts', import.meta.url)),
    logLevel: 'silent',
    build: { outDir: folder },
  });
  return (built as Rolldown.RolldownOutput).output.filter((one) => one.type === 'chunk');
}
