import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|json|txt)$/;

/** Writes .br and .gz beside each text asset. Runs in writeBundle: preloads are not filled in earlier. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // Runs after all other output is written.
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }) {
        if (!dir) return;
        for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
          // config.js is replaced by each deployment: a compressed twin would become stale.
          if (!entry.isFile() || !text.test(entry.name) || entry.name === 'config.js') continue;
          const file = join(entry.parentPath, entry.name);
          const content = readFileSync(file);
          writeFileSync(`${file}.br`, brotliCompressSync(content));
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
