import type { ComponentProps, ComponentType } from 'react';

/** Props a router's link receives from the library. It must pass all of them to its anchor. */
export type LinkComponentProps = ComponentProps<'a'> & {
  /** Where the link leads. */
  href: string;
};

/** The place where a router steps in: every component that links takes one. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** The default: the browser follows it. */
export function PlainLink(props: LinkComponentProps) {
  return <a {...props}>{props.children}</a>;
}
