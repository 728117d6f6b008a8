export { linkStyles } from './link.styles.ts';
export { Link, type LinkLabels, type LinkProps } from './link.tsx';
export { type LinkComponent, type LinkComponentProps, PlainLink } from './link-component.tsx';
