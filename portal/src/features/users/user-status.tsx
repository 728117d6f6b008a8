import { Badge } from '@trunkline/ui/primitives/badge';
import { Eye } from 'lucide-react';
import type { User } from '../../platform/resources/users/users.ts';
import { ActiveStatus } from '../../screen/record/active-status.tsx';

type UserStatusProps = {
  /** Lists don't include the view-only flag. */
  user: Pick<User, 'is_active' | 'force_change'> & Partial<Pick<User, 'is_view_only'>>;
};

/** Most important state of a user; 'active' if there is no other. */
export function UserStatus({ user }: UserStatusProps) {
  return (
    <>
      {(!user.is_active || !user.force_change) && <ActiveStatus isActive={user.is_active} />}
      {user.force_change && <Badge tone="info">Must change password</Badge>}
      {user.is_view_only && <Badge icon={Eye}>View only</Badge>}
    </>
  );
}
