import type { ComponentProps, ComponentType } from 'react';

/** Props that a router's link receives from the library. It must pass all of them to its anchor. */
export type LinkComponentProps = ComponentProps<'a'> & {
  /** Target of the link. */
  href: string;
};

/** Extension point for routers: every component with links accepts one. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** Default: a plain anchor. */
export function PlainLink(props: LinkComponentProps) {
  return <a {...props}>{props.children}</a>;
}
