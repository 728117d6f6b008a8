import type { LintInput } from './finding.model.ts';
import { canBeSlow, lintRoutes } from './lint.model.ts';

self.onmessage = async ({ data }: MessageEvent<LintInput>) => {
  const isAsked = Object.values(data.routes.rows).some(({ text }) => canBeSlow(text));
  // recheck is an optional peer: without it everything else is still checked.
  const module = isAsked ? await import('./slow/slow-number.ts').catch(() => null) : null;
  self.postMessage(lintRoutes(data, module?.slowNumber ?? null));
};
