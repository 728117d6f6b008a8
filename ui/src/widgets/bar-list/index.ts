export { BarList, type BarListItem, type BarListProps } from './bar-list.tsx';
