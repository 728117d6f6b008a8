export { foreign, marked, markedNode } from './foreign.ts';
export { shorten } from './shorten.ts';
