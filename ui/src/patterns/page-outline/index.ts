export { PageOutline, type PageOutlineProps } from './page-outline.tsx';
