import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { PhoneOutgoing } from 'lucide-react';
import { addresses } from '../../addresses.ts';
import { queryString } from '../../platform/client/calls/path.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { useUser } from '../../session/session.ts';
import { callOutRefusal } from './call-out-refusal.ts';

type KnownCall = {
  /** Account. All known properties are filled into the form. */
  account?: string | null | undefined;
  application?: string;
  /** Caller ID. */
  from?: string;
};

const addressOf = (known: KnownCall) => `${addresses.live.callOut}${queryString({ ...known })}`;

/** Link from a record to a call with it; nothing for users who can't make calls. */
export function CallOutFrom(known: KnownCall) {
  if (callOutRefusal(useUser()) !== undefined) return null;
  return (
    <PortalLink href={addressOf(known)} className={linkStyles({ className: 'text-small' })}>
      Call out
    </PortalLink>
  );
}

/** Link to the form that makes a call, or the reason why this user can't. */
export function CallOutLink(known: KnownCall) {
  const refusal = callOutRefusal(useUser());
  return refusal === undefined ? (
    <PortalLink href={addressOf(known)} className={buttonStyles({ variant: 'primary' })}>
      <PhoneOutgoing size={16} strokeWidth={1.75} aria-hidden />
      Call out
    </PortalLink>
  ) : (
    <Button variant="primary" icon={PhoneOutgoing} disabled disabledReason={refusal}>
      Call out
    </Button>
  );
}
