import type { Plugin } from 'vite';
import { type Chunk, chunksOf, filesOf, isScreen } from './screen-files.ts';

/** Chromium compiles all functions of such a file in the thread that loads it; see decision 154. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** In characters. Compiling less than this later costs less than the hint's bytes. */
const smallFile = 4096;

/** Screens and the frames around them. */
const isDrawn = ({ isEntry, facadeModuleId: module }: Chunk) =>
  isEntry || (module !== null && (isScreen.test(module) || /-layout\.tsx$/.test(module)));

/**
 * Marks the files that a screen is drawn with. What comes later (editors, players, engines) is
 * compiled function by function, as it is called.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    // Nothing may come before the hint: Vite writes what a file preloads to its beginning.
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const drawn = [...chunks.values()].filter(isDrawn);
      for (const file of new Set(drawn.flatMap((chunk) => [...filesOf(chunk, chunks)]))) {
        const chunk = chunks.get(file);
        if (chunk && chunk.code.length > smallFile) chunk.code = compileHint + chunk.code;
      }
    },
  },
});
