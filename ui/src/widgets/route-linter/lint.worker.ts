import type { LintInput } from './finding.model.ts';
import { canBeSlow, lintRoutes } from './lint.model.ts';
import { loadSlowNumber } from './slow/slow-number.ts';

self.onmessage = async ({ data }: MessageEvent<LintInput>) => {
  const isAsked = Object.values(data.routes.rows).some(({ text }) => canBeSlow(text));
  self.postMessage(lintRoutes(data, isAsked ? await loadSlowNumber() : null));
};
