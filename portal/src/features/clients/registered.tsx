import { Badge } from '@trunkline/ui/primitives/badge';
import { useRef } from 'react';
import { useRegisteredUsers } from '../../platform/resources/clients/clients.ts';
import { useSeen } from '../../screen/page/when-seen.tsx';
import type { ShownClient } from './client-list.view.tsx';

type RegisteredProps = {
  client: ShownClient;
  /** When the list was opened. */
  askedAt: number;
};

/** Whether a device is registered. Loads once per visit and account, when a row comes into view. */
export function Registered({ client, askedAt }: RegisteredProps) {
  const { account_sid, sipRealm, username } = client;
  const cell = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(cell);
  const { data, error } = useRegisteredUsers(
    isSeen && sipRealm !== '' ? account_sid : null,
    askedAt,
  );
  if (data?.includes(`${username}@${sipRealm}`)) {
    return (
      <Badge tone="success" isQuiet>
        Registered
      </Badge>
    );
  }
  const isKnown = data !== undefined || sipRealm === '';
  return (
    <span ref={cell} className="text-muted">
      {isKnown ? 'Not registered' : error ? 'Unknown' : '…'}
    </span>
  );
}
