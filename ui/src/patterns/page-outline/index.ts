export { PageOutline, type PageOutlineLabels, type PageOutlineProps } from './page-outline.tsx';
