export { Badge, type BadgeProps } from './badge.tsx';
export { Count, type CountProps } from './count.tsx';
