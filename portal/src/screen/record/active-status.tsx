import { Badge } from '@trunkline/ui/primitives/badge';

/** Whether a record is in use. Colour is left to the exception. */
export const ActiveStatus = ({ isActive }: { isActive: boolean }) =>
  isActive ? <span className="text-muted">Active</span> : <Badge tone="warning">Inactive</Badge>;
