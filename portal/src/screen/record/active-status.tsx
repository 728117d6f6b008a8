import { Badge } from '@trunkline/ui/primitives/badge';

/** Whether a record is in use. Only the exception is filled. */
export const ActiveStatus = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <Badge tone="success" isQuiet>
      Active
    </Badge>
  ) : (
    <Badge tone="warning">Inactive</Badge>
  );
