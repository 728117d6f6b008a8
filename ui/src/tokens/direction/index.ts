export { pageDirection } from './direction.ts';
