import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { ProgressBar } from '@trunkline/ui/primitives/progress-bar';
import { Text } from '@trunkline/ui/primitives/text';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { Pause, Play, Square, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useObservable } from '../../browser/store.ts';
import type { Batch } from '../../platform/client/pace/batch.ts';
import { duration } from './duration.ts';

type RunProgressProps = {
  label: string;
  ended: number;
  total: number;
  isPaused: boolean;
  /** Why it paused by itself. */
  alert?: string | null;
  note?: ReactNode;
  onPause?: (() => void) | undefined;
  onResume: () => void;
  stop?: { label: keyof typeof stopIcons; onClick: () => void } | undefined;
};

const stopIcons = { Cancel: X, Stop: Square };

/** Progress of a run, with controls to stop it. */
export default function RunProgress({
  label,
  ended,
  total,
  isPaused,
  alert,
  note,
  onPause,
  onResume,
  stop,
}: RunProgressProps) {
  return (
    <div className="grid w-full gap-2">
      <ProgressBar
        label={isPaused ? 'Paused' : label}
        value={ended}
        max={total}
        valueText={`${formatNumber(ended)} of ${formatNumber(total)}`}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {alert && (
          <Text role="alert" tone="warning">
            {alert}
          </Text>
        )}
        {note}
        <Actions>
          {isPaused ? (
            <Button size="sm" icon={Play} onClick={onResume}>
              Resume
            </Button>
          ) : (
            onPause && (
              <Button size="sm" icon={Pause} onClick={onPause}>
                Pause
              </Button>
            )
          )}
          {stop && (
            <Button size="sm" icon={stopIcons[stop.label]} onClick={stop.onClick}>
              {stop.label}
            </Button>
          )}
        </Actions>
      </div>
    </div>
  );
}

type BatchProgressProps<Item> = {
  batch: Batch<Item>;
  label: string;
  /** Number of items done before this batch, which holds the rest. */
  before?: number;
  /** Whether the batch only reads, so that there is nothing to stop. */
  isReading?: boolean;
};

/** Progress of a batch. */
export function BatchProgress<Item>({
  batch,
  label,
  before = 0,
  isReading = false,
}: BatchProgressProps<Item>) {
  const { status, pausedFor, total, done, failures, isSlowed } = useObservable(batch);
  const past = done + failures.length;
  return (
    <RunProgress
      label={label}
      ended={before + past}
      total={before + total}
      isPaused={status === 'paused'}
      note={
        <p role="status" className="min-w-0 text-small text-muted">
          {failures.length > 0 && `${formatNumber(failures.length)} failed. `}
          {pausedFor}
          {isSlowed &&
            status === 'running' &&
            `The platform answers 600 calls in five minutes, so this goes slowly: ${duration(total - past)} left.`}
        </p>
      }
      onPause={isReading ? undefined : batch.pause}
      onResume={batch.resume}
      stop={isReading ? undefined : { label: 'Cancel', onClick: batch.cancel }}
    />
  );
}
