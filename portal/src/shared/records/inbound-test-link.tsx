import { linkStyles } from '@trunkline/ui/primitives/link';
import { addresses } from '../../addresses.ts';
import { queryString } from '../../platform/client/calls/path.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';

type InboundTestLinkProps = {
  /** Known facts of the call. */
  source?: string | undefined;
  /** SID of the carrier that it comes from. */
  carrier?: string | undefined;
  host?: string | undefined;
  number?: string | undefined;
};

/** Link to the screen that explains why an incoming call is answered or not. */
export const InboundTestLink = (call: InboundTestLinkProps) => (
  <PortalLink
    href={`${addresses.inboundTest}${queryString(call)}`}
    className={linkStyles({ className: 'text-small' })}
  >
    Test an inbound call
  </PortalLink>
);
