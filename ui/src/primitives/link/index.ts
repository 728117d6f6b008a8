export { Link, type LinkProps, linkStyles } from './link.tsx';
export { type LinkComponent, type LinkComponentProps, PlainLink } from './link-component.tsx';
