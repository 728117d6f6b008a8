import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';

/** An anchor that the router follows: what the library's `LinkComponent` props expect. */
export function PortalLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <RouterLink href={href} {...rest} />;
}
