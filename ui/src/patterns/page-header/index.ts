export { PageHeader, type PageHeaderLabels, type PageHeaderProps } from './page-header.tsx';
