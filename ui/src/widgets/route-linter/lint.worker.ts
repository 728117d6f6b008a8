import { type LintInput, lintRoutes } from './lint.model.ts';

self.onmessage = ({ data }: MessageEvent<LintInput>) => self.postMessage(lintRoutes(data));
