import { Button } from '@trunkline/ui/primitives/button';
import { Text } from '@trunkline/ui/primitives/text';
import { formatCount } from '@trunkline/ui/tokens/format';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import type { CheckState } from './use-checks.ts';

export type Checks = {
  /** By plural noun of the checked records: 'phone numbers'. */
  checks: Readonly<Record<string, CheckState>>;
  checkAll: () => void;
};

/** Whether an empty list means that all is well. */
export const isChecked = (of: Checks | undefined) =>
  of !== undefined &&
  Object.values(of.checks).every(
    ({ isChecking, left, error }) => !isChecking && left === 0 && error === undefined,
  );

/** Lists the checks that are incomplete. */
export function Unchecked({ checks, checkAll }: Checks) {
  const all = Object.entries(checks);
  const running = all.filter(([, { isChecking }]) => isChecking).map(([name]) => name);
  const failed = all.filter(([, { error }]) => error !== undefined);
  const left = all
    .filter(([, one]) => one.left > 0)
    .map(([name, one]) => formatCount(one.left, name.replace(/s$/, '')));
  const line = 'flex flex-wrap items-center justify-between gap-x-4';
  return (
    <>
      {running.length > 0 && (
        <Text size="small" tone="muted">
          Checking {running.join(', ')}…
        </Text>
      )}
      {failed.map(([name, { error, retry }]) => (
        <div key={name} className={line}>
          <Text size="small" tone="danger">
            Couldn’t check {name}: {messageOf(error)}
          </Text>
          <Button size="sm" onClick={retry}>
            Check now
          </Button>
        </div>
      ))}
      {left.length > 0 && (
        <div className={line}>
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
