import { Badge } from '@trunkline/ui/primitives/badge';

/** Replaces the status: the call engine finds a table only by its account or service provider. */
export const UnusedTable = () => <Badge tone="warning">Not used</Badge>;
