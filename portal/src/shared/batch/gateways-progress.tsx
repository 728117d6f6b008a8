import { Button } from '@trunkline/ui/primitives/button';
import { ProgressBar } from '@trunkline/ui/primitives/progress-bar';
import { Text } from '@trunkline/ui/primitives/text';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { useObservable } from '../../browser/store.ts';
import type { Batch } from '../../platform/client/pace/batch.ts';
import { duration } from './duration.ts';

/** How far the gateways of many carriers are read. */
export function GatewaysProgress<Item>({ batch }: { batch: Batch<Item> }) {
  const { status, total, done, failures, isSlowed } = useObservable(batch);
  const past = done + failures.length;
  return (
    <div className="grid w-full gap-2">
      <ProgressBar
        label={status === 'paused' ? 'Paused' : 'Loading gateways'}
        value={past}
        max={total}
        valueText={`${formatNumber(past)} of ${formatNumber(total)}`}
      />
      {status === 'paused' && (
        <Button size="sm" className="justify-self-start" onClick={batch.resume}>
          Resume
        </Button>
      )}
      {isSlowed && status === 'running' && (
        <Text role="status" size="small" tone="muted">
          {`The platform answers 600 calls in five minutes, so this goes slowly: ${duration(total - past)} left.`}
        </Text>
      )}
    </div>
  );
}
