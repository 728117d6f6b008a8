import { FormError } from '@trunkline/ui/patterns/form-error';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { Card } from '@trunkline/ui/primitives/card';
import { Heading } from '@trunkline/ui/primitives/heading';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Text } from '@trunkline/ui/primitives/text';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { ConfigurationPlan } from '@trunkline/ui/widgets/configuration-plan';
import { SecretsForm } from '@trunkline/ui/widgets/secrets-form';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { onDemand } from '../../../start/loadable.tsx';
import type { Apply, ApplyStep } from '../use-apply.ts';
import { applyLabel, countStates, isAsked, outcomeOf } from './plan-outcome.model.ts';

const TestResults = onDemand(() => import('../test-results.tsx'));
const RunProgress = onDemand(() => import('../../../shared/batch/batch-progress.tsx'));

type Shown = Exclude<ApplyStep, { step: 'choose' }>;

/** The plan, the secrets it needs, then its progress. */
export function PlanSteps({ apply, state }: { apply: Apply; state: Shown }) {
  switch (state.step) {
    case 'planning':
      return (
        <div role="status">
          <Text tone="muted">Reading what the platform has…</Text>
          <Skeleton className="mt-3 h-40 w-full" />
        </div>
      );
    case 'planned':
      return <PlanToApply apply={apply} {...state} />;
    case 'running':
      return <Running apply={apply} state={state} />;
    case 'ended':
      return <Ended apply={apply} state={state} />;
  }
}

function PlanToApply({
  apply,
  planned,
  input,
}: { apply: Apply } & Extract<Shown, { step: 'planned' }>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [showsMissing, setShowsMissing] = useState(false);
  const { records, secrets, notes, tests, kept } = planned;
  const asked = secrets.filter(({ name }) => isAsked(name, records, chosen));
  const outcome = outcomeOf(records, chosen, apply.secrets);
  const hasSecrets = Object.values(apply.secrets).some(Boolean);
  const canStart = outcome.applied > 0 || hasSecrets;
  const start = () => {
    setShowsMissing(true);
    if (canStart) void apply.apply(chosen);
  };
  return (
    <Stack gap="lg">
      {notes.length > 0 && (
        <FormError
          tone="warning"
          title="Left alone"
          messages={notes.map((message) => ({ message }))}
        />
      )}
      {asked.length > 0 && (
        <section aria-label="Secrets">
          <Stack gap="sm">
            <Heading level={2}>Secrets</Heading>
            <Text tone="muted">
              Secrets are sent to the platform and not stored here. Records whose required secret is
              missing are skipped.
            </Text>
            <SecretsForm
              secrets={asked}
              values={apply.secrets}
              onChange={apply.setSecrets}
              showMissing={showsMissing}
            />
          </Stack>
        </section>
      )}
      <TestResults tests={tests} kept={kept} />
      <section aria-label="Plan">
        <Stack gap="sm">
          <Heading level={2}>Plan: nothing has been changed yet</Heading>
          <ConfigurationPlan records={records} selected={chosen} onSelect={setChosen} />
        </Stack>
      </section>
      <Actions>
        <Button
          variant="primary"
          icon={Play}
          disabled={outcome.total === 0 && !hasSecrets}
          disabledReason="The plan has no changes."
          onClick={start}
        >
          {applyLabel(outcome)}
        </Button>
        {hasSecrets && (
          <Button onClick={() => apply.plan(input, apply.secrets)}>
            Plan again with these secrets
          </Button>
        )}
        <Button onClick={apply.back}>Cancel</Button>
      </Actions>
    </Stack>
  );
}

function Running({ apply, state }: { apply: Apply; state: Extract<Shown, { step: 'running' }> }) {
  const { pausedFor, total } = state;
  const records = apply.recordsOf(state.planned);
  const { done, failed, skipped } = countStates(records);
  return (
    <Stack gap="lg">
      <Card>
        <RunProgress
          label="Applying"
          ended={Math.min(done + failed + skipped, total)}
          total={total}
          isPaused={pausedFor !== null}
          alert={pausedFor}
          onPause={apply.pause}
          onResume={apply.resume}
          stop={{ label: 'Stop', onClick: apply.stop }}
        />
      </Card>
      <ConfigurationPlan records={records} onAnswer={apply.answer} />
    </Stack>
  );
}

function Ended({ apply, state }: { apply: Apply; state: Extract<Shown, { step: 'ended' }> }) {
  const records = apply.recordsOf(state.planned);
  const { done, failed, skipped } = countStates(records);
  const isWhole = failed + skipped === 0;
  return (
    <Stack gap="lg">
      <Text role="status">
        {formatNumber(done)} done, {formatNumber(failed)} failed, {formatNumber(skipped)} left out.
      </Text>
      <ConfigurationPlan records={records} />
      <Actions>
        {!isWhole && (
          <Button variant="primary" onClick={() => apply.plan(state.input)}>
            Plan the rest
          </Button>
        )}
        <Button variant={isWhole ? 'primary' : 'secondary'} onClick={apply.back}>
          Done
        </Button>
      </Actions>
    </Stack>
  );
}
