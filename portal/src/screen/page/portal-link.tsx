import { PlainLink } from '@trunkline/ui/primitives/link';

/** An anchor within the console: see shell/follow-links.ts. */
export const PortalLink = PlainLink;
