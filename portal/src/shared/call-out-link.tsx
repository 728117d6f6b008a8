import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { PhoneOutgoing } from 'lucide-react';
import { addresses } from '../addresses.ts';
import { queryString } from '../platform/client/path.ts';
import { PortalLink } from '../screen/page/portal-link.tsx';
import { useUser } from '../session/session.ts';
import { callOutRefusal } from './call-out-refusal.ts';

type CallOutLinkProps = {
  /** The account, filled in like everything that is known of the call. */
  account?: string | null | undefined;
  application?: string;
  /** Caller ID. */
  from?: string;
  variant?: 'primary' | 'secondary';
};

/** Leads to the form that makes a call, or says why this user can't. */
export function CallOutLink({ variant = 'secondary', ...known }: CallOutLinkProps) {
  const refusal = callOutRefusal(useUser());
  return refusal === undefined ? (
    <PortalLink
      href={`${addresses.live.callOut}${queryString({ ...known })}`}
      className={buttonStyles({ variant })}
    >
      <PhoneOutgoing size={16} strokeWidth={1.75} aria-hidden />
      Call out
    </PortalLink>
  ) : (
    <Button variant={variant} icon={PhoneOutgoing} disabled disabledReason={refusal}>
      Call out
    </Button>
  );
}
