import type { LintInput } from './finding.model.ts';
import { lintRoutes } from './lint.model.ts';

self.onmessage = ({ data }: MessageEvent<LintInput>) => {
  self.postMessage(lintRoutes(data));
};
