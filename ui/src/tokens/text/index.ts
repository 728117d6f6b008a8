export { foreign, marked, markedNode } from './foreign.ts';
export { parseUrl } from './parse-url.ts';
export { shorten } from './shorten.ts';
