export { clampPage, pageCount, pagerItems } from './pager.model.ts';
export { Pager, type PagerLabels, type PagerProps } from './pager.tsx';
