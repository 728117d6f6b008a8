import { Badge } from '@trunkline/ui/primitives/badge';
import { Eye } from 'lucide-react';
import type { User } from '../../platform/users.ts';

type UserStatusProps = {
  /** Lists do not know who is view-only. */
  user: Pick<User, 'is_active' | 'force_change'> & Partial<Pick<User, 'is_view_only'>>;
};

/** Whether a user may sign in, and what stands out about it. */
export function UserStatus({ user }: UserStatusProps) {
  return (
    <>
      <Badge tone={user.is_active ? 'success' : 'warning'}>
        {user.is_active ? 'Active' : 'Inactive'}
      </Badge>
      {user.force_change && <Badge tone="info">Must change password</Badge>}
      {user.is_view_only && <Badge icon={Eye}>View only</Badge>}
    </>
  );
}
