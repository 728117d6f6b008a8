import type { Plugin } from 'vite';
import { type Chunk, chunksOf, filesOf, isScreen } from './screen-files.ts';

/** Chromium compiles all functions of such a file on the thread that loads it; see decision 154. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** In characters. For smaller files, the hint costs more bytes than late compilation costs time. */
const smallFile = 4096;

/** Screens and the frames around them. */
const isDrawn = ({ isEntry, facadeModuleId: module }: Chunk) =>
  isEntry || (module !== null && (isScreen.test(module) || /-layout\.tsx$/.test(module)));

/**
 * Marks the files needed to render a screen. Code that loads later (editors, players, engines) is
 * compiled per function, when called.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    // Runs last: Vite prepends a file's preloads, and nothing may precede the hint.
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
