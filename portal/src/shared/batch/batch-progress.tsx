import { Button } from '@trunkline/ui/primitives/button';
import { ProgressBar } from '@trunkline/ui/primitives/progress-bar';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { Pause, Play, X } from 'lucide-react';
import { useObservable } from '../../browser/store.ts';
import type { Batch } from '../../platform/client/pace/batch.ts';
import { duration } from './duration.ts';

type BatchProgressProps<Item> = {
  batch: Batch<Item>;
  label: string;
  /** Items done before: the batch is the rest. */
  before?: number;
};

/** How far it is, and the ways to stop it. */
export function BatchProgress<Item>({ batch, label, before = 0 }: BatchProgressProps<Item>) {
  const { status, pausedFor, total, done, failures, isSlowed } = useObservable(batch);
  const past = done + failures.length;
  const whole = before + total;
  return (
    <div className="grid gap-2">
      <ProgressBar
        label={status === 'paused' ? 'Paused' : label}
        value={before + past}
        max={whole}
        valueText={`${formatNumber(before + past)} of ${formatNumber(whole)}`}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 text-small text-muted">
          {failures.length > 0 && `${formatNumber(failures.length)} failed. `}
          {pausedFor}
          {isSlowed &&
            status === 'running' &&
            `The platform answers 600 calls in five minutes, so this goes slowly: ${duration(total - past)} left.`}
        </p>
        <div className="flex gap-2">
          {status === 'paused' ? (
            <Button size="sm" icon={Play} onClick={batch.resume}>
              Resume
            </Button>
          ) : (
            <Button size="sm" icon={Pause} onClick={batch.pause}>
              Pause
            </Button>
          )}
          <Button size="sm" icon={X} onClick={batch.cancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}
