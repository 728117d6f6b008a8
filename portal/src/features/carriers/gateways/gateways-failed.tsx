import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { messageOf } from '../../../platform/client/calls/errors.ts';

export type FailedGateways = { failed: unknown; onRetry: () => Promise<unknown> };

/** Shown in place of gateways that failed to load; the rest of the carrier is usable. */
export const GatewaysFailed = ({ failed, onRetry }: FailedGateways) => (
  <ErrorState title="Couldn't load the gateways" message={messageOf(failed)} onRetry={onRetry} />
);
