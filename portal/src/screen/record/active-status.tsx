import { Badge } from '@trunkline/ui/primitives/badge';

/** Whether a record is active. Only the exception is coloured. */
export const ActiveStatus = ({ isActive }: { isActive: boolean }) =>
  isActive ? <span className="text-muted">Active</span> : <Badge tone="warning">Inactive</Badge>;
