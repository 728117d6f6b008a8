import type { ComponentProps, ComponentType } from 'react';

/** What a router's link gets from the library. It must hand all of it to its anchor. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

/** The place where a router steps in: every component that links takes one. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** The default: the browser follows it. */
export function PlainLink(props: LinkComponentProps) {
  return <a {...props}>{props.children}</a>;
}
