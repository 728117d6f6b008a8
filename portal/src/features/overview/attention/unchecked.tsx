import { Button } from '@trunkline/ui/primitives/button';
import { Text } from '@trunkline/ui/primitives/text';
import { formatCount } from '@trunkline/ui/tokens/format';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import type { CheckState } from './use-checks.ts';

export type Checks = {
  /** Carriers and their gateways. */
  gateways: CheckState;
  /** Phone numbers and their applications. */
  numbers: CheckState;
  checkAll: () => void;
};

/** Whether silence means that all is well. */
export const isChecked = (checks: Checks | undefined) =>
  checks !== undefined &&
  [checks.gateways, checks.numbers].every(
    ({ isChecking, left, error }) => !isChecking && left === 0 && error === undefined,
  );

/** Says what the list above leaves out. */
export function Unchecked({ gateways, numbers, checkAll }: Checks) {
  const under = [gateways.isChecking && 'carriers', numbers.isChecking && 'phone numbers'].filter(
    Boolean,
  );
  const left = [
    gateways.left > 0 && formatCount(gateways.left, 'carrier'),
    numbers.left > 0 && formatCount(numbers.left, 'phone number'),
  ].filter(Boolean);
  const error = gateways.error ?? numbers.error;
  return (
    <>
      {under.length > 0 && (
        <Text size="small" tone="muted">
          Checking {under.join(' and ')}…
        </Text>
      )}
      {error !== undefined && (
        <Text size="small" tone="danger">
          Couldn’t check {gateways.error ? 'carriers' : 'phone numbers'}: {messageOf(error)}
        </Text>
      )}
      {left.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Text size="small" tone="muted">
            Not checked: {left.join(', ')}.
          </Text>
          <Button size="sm" onClick={checkAll}>
            Check now
          </Button>
        </div>
      )}
    </>
  );
}
