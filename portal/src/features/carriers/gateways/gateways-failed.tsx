import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { messageOf } from '../../../platform/client/calls/errors.ts';

export type FailedGateways = { failed: unknown; onRetry: () => Promise<unknown> };

/** In place of the gateways of a carrier: the rest of it is there. */
export const GatewaysFailed = ({ failed, onRetry }: FailedGateways) => (
  <ErrorState title="Couldn't load the gateways" message={messageOf(failed)} onRetry={onRetry} />
);
