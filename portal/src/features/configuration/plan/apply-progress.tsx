import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { Card } from '@trunkline/ui/primitives/card';
import { ProgressBar } from '@trunkline/ui/primitives/progress-bar';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Text } from '@trunkline/ui/primitives/text';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { Pause, Play, Square } from 'lucide-react';
import type { Apply, ApplyStep } from '../use-apply.ts';
import { countStates } from './plan-outcome.model.ts';

type ApplyProgressProps = { apply: Apply; state: Extract<ApplyStep, { step: 'running' }> };

/** How far an apply is, and the ways to stop it. */
export default function ApplyProgress({ apply, state }: ApplyProgressProps) {
  const { pausedFor, total } = state;
  const isPaused = pausedFor !== null;
  const { done, failed, skipped } = countStates(apply.recordsOf(state.planned));
  const ended = Math.min(done + failed + skipped, total);
  return (
    <Card>
      <Stack gap="sm">
        <ProgressBar
          label={isPaused ? 'Paused' : 'Applying'}
          value={ended}
          max={total}
          valueText={`${formatNumber(ended)} of ${formatNumber(total)}`}
        />
        {pausedFor && (
          <Text role="alert" tone="warning">
            {pausedFor}
          </Text>
        )}
        <Actions>
          {isPaused ? (
            <Button size="sm" icon={Play} onClick={apply.resume}>
              Resume
            </Button>
          ) : (
            <Button size="sm" icon={Pause} onClick={apply.pause}>
              Pause
            </Button>
          )}
          <Button size="sm" icon={Square} onClick={apply.stop}>
            Stop
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
