import { Badge } from '@trunkline/ui/primitives/badge';

/**
 * In place of the status: the call engine finds a table by its account or its service provider alone.
 */
export const UnusedTable = () => <Badge tone="warning">Not used</Badge>;
