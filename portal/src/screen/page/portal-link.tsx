import { PlainLink } from '@trunkline/ui/primitives/link';

/** An anchor within the console: `followLinks` in shell/navigation/navigate.tsx handles its clicks. */
export const PortalLink = PlainLink;
