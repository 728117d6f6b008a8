import type { RecordState } from '@trunkline/ui/widgets/configuration-plan';
import { useEffect, useRef, useState } from 'react';
import { sessionKeys, tab } from '../../browser/storage.ts';
import type { FileProblem } from '../../configuration/file/cursor.ts';
import type { Applied, Planned, PlanRequest } from '../../configuration/worker/messages.ts';
import { toast } from '../../notices/toasts.ts';
import { useRefresh } from '../../platform/client/cache/query.ts';
import { useLeaveGuard } from '../../screen/leave-guard/index.ts';
import { appliedResources } from './applied-resources.ts';
import { outcomeOf, withStates } from './plan/plan-outcome.model.ts';
import type { Tools } from './use-tools.ts';

/** Input of a plan, without secrets. The tab stores it, so that a reload can resume. */
export type PlanInput = Omit<PlanRequest, 'do' | 'secrets'>;

export type ApplyStep =
  | { step: 'choose'; problem?: string; problems?: readonly FileProblem[] }
  | { step: 'planning' }
  | { step: 'planned'; planned: Planned; input: PlanInput }
  | {
      step: 'running';
      planned: Planned;
      input: PlanInput;
      /** '' if the user paused it; null while running. */
      pausedFor: string | null;
      total: number;
    }
  | { step: 'ended'; planned: Planned; input: PlanInput; report: Applied };

type States = ReadonlyMap<string, RecordState>;

/** States arrive one by one and are rendered in batches. In ms. */
const drawnEvery = 100;

/** State machine from a file to the applied configuration. */
export function useApply({ client, caller, providerSid }: Tools) {
  const [state, setState] = useState<ApplyStep>({ step: 'choose' });
  const [states, setStates] = useState<States>(new Map());
  const [secrets, setSecrets] = useState<Record<string, string>>({});
  const pending = useRef(new Map<string, RecordState>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const refresh = useRefresh(...appliedResources);
  const isRunning = state.step === 'running';
  useLeaveGuard(
    () => isRunning,
    () => ({
      title: 'Stop applying?',
      text: 'What is done stays. Applying the file again does the rest.',
      leaveLabel: 'Leave and stop',
    }),
  );
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      client.stop();
    },
    [client],
  );

  function flush(): void {
    timer.current = null;
    const next = [...pending.current];
    pending.current.clear();
    setStates((before) => new Map([...before, ...next]));
  }
  function tell(record: string, next: RecordState): void {
    pending.current.set(record, next);
    timer.current ??= setTimeout(flush, drawnEvery);
  }

  async function plan(input: PlanInput, given: Record<string, string> = {}): Promise<void> {
    setState({ step: 'planning' });
    setStates(new Map());
    setSecrets(given);
    try {
      const request = { do: 'plan' as const, caller, providerSid, secrets: given, ...input };
      const planned = await client.ask(request);
      if ('problems' in planned) setState({ step: 'choose', problems: planned.problems });
      else setState({ step: 'planned', planned, input });
    } catch (error) {
      setState({ step: 'choose', problem: error instanceof Error ? error.message : '' });
    }
  }

  async function apply(chosen: ReadonlySet<string>): Promise<void> {
    if (state.step !== 'planned') return;
    const { planned, input } = state;
    tab.set(sessionKeys.configuration, JSON.stringify(input));
    const { total } = outcomeOf(planned.records, chosen, secrets);
    setState({ step: 'running', planned, input, pausedFor: null, total });
    client.listen({
      onState: tell,
      onPause: (reason) =>
        setState((now) => (now.step === 'running' ? { ...now, pausedFor: reason } : now)),
    });
    try {
      const request = { do: 'apply' as const, caller, providerSid, secrets, chosen: [...chosen] };
      const report = await client.ask(request);
      if (timer.current) clearTimeout(timer.current);
      flush();
      setSecrets({});
      if (report.failed + report.skipped === 0) {
        tab.remove(sessionKeys.configuration);
        toast.success('Configuration applied');
      } else toast.error('Some records were not applied');
      setState({ step: 'ended', planned, input, report });
    } catch (error) {
      setState({ step: 'choose', problem: error instanceof Error ? error.message : '' });
    }
    await refresh();
  }

  return {
    state,
    /** Records with their state. */
    recordsOf: ({ records }: Planned) => withStates(records, states),
    secrets,
    setSecrets,
    plan,
    apply,
    answer: (id: string, answer: 'overwrite' | 'leave') => {
      tell(id, { status: 'running' });
      client.choose(id, answer);
    },
    pause: client.pause,
    resume: () => {
      setState((now) => (now.step === 'running' ? { ...now, pausedFor: null } : now));
      client.resume();
    },
    stop: client.stop,
    back: () => {
      tab.remove(sessionKeys.configuration);
      setState({ step: 'choose' });
    },
  };
}
export type Apply = ReturnType<typeof useApply>;
