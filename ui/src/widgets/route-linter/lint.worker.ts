import type { LintInput } from './finding.model.ts';
import { canBeSlow, lintRoutes, type SlowNumber } from './lint.model.ts';

const noneIsSlow: SlowNumber = () => null;

self.onmessage = async ({ data }: MessageEvent<LintInput>) => {
  const isAsked = Object.values(data.routes.rows).some(({ text }) => canBeSlow(text));
  // Where its code can't be had, everything else is still said.
  const module = isAsked ? await import('./slow-number.ts').catch(() => null) : null;
  self.postMessage(lintRoutes(data, module?.slowNumber ?? noneIsSlow));
};
