import { useLookUp } from '@trunkline/ui/engines/call-routing';
import { Button } from '@trunkline/ui/primitives/button';
import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { ProgressBar } from '@trunkline/ui/primitives/progress-bar';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Text } from '@trunkline/ui/primitives/text';
import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import type { TesterRoute, TesterWorld } from '@trunkline/ui/widgets/route-tester';
import { History, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import {
  type DialledCall,
  eachDialledCall,
} from '../../../platform/resources/calls/dialled-calls.ts';
import { accountOrProvider } from '../../../platform/values/owner.ts';
import { Arrowed } from '../../../shared/arrowed/arrowed.tsx';
import { countNumbers, type Move, movesOf } from './replay.model.ts';

type CallReplayProps = TesterWorld & {
  routes: readonly TesterRoute[];
  saved: readonly TesterRoute[];
  /** '' for a table of the provider. */
  accountSid: string;
  providerSid: string;
  onExplain: (number: string) => void;
};

type Loading = {
  status: 'idle' | 'loading' | 'done' | 'cancelled' | 'failed';
  calls: readonly DialledCall[];
  total: number;
  message?: string;
};

/** Compares past calls in the stored and the edited table. */
export function CallReplay({
  routes,
  saved,
  accountSid,
  providerSid,
  onExplain,
  carriers,
  caller,
}: CallReplayProps) {
  const [{ status, calls, total, message }, setLoading] = useState<Loading>({
    status: 'idle',
    calls: [],
    total: 0,
  });
  const run = useRef(0);
  // Unmounting stops loading further pages.
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  async function load() {
    run.current += 1;
    const own = run.current;
    setLoading({ status: 'loading', calls: [], total: 0 });
    const owner = accountOrProvider(accountSid, providerSid);
    try {
      await eachDialledCall(owner, (calls, total) => {
        if (own !== run.current) return false;
        setLoading({ status: 'loading', calls, total });
        return true;
      });
      if (own === run.current) setLoading((before) => ({ ...before, status: 'done' }));
    } catch (error) {
      if (own !== run.current) return;
      setLoading((before) => ({ ...before, status: 'failed', message: messageOf(error) }));
    }
  }
  function cancel() {
    run.current += 1;
    setLoading((before) => ({ ...before, status: 'cancelled' }));
  }

  const isThere = status !== 'idle' && status !== 'loading';
  const counted = useMemo(
    () => (isThere ? countNumbers(calls.map(({ to }) => to).filter(Boolean)) : []),
    [isThere, calls],
  );
  const numbers = useMemo(() => counted.map(([one]) => one), [counted]);
  const request = useMemo(
    () =>
      numbers.length === 0 ? null : { tables: { saved, edited: routes }, numbers, isBrief: true },
    [numbers, saved, routes],
  );
  const { answer, of, isStopped, isFailed } = useLookUp(request);
  const moves = useMemo(() => {
    const { saved, edited } = answer ?? {};
    // Result for the shown calls, with the routes at the time of the request.
    return of?.numbers === numbers && saved && edited
      ? movesOf(counted, { saved, edited }, of.tables.edited, { carriers, caller })
      : null;
  }, [answer, of, numbers, counted, carriers, caller]);
  const moved = moves?.reduce((sum, one) => sum + one.calls, 0) ?? 0;

  return (
    <Stack gap="sm">
      {status === 'loading' ? (
        <div className="grid gap-2">
          <ProgressBar
            label="Loading past calls"
            value={total === 0 ? undefined : calls.length}
            max={Math.max(total, 1)}
            valueText={total === 0 ? '' : `${formatNumber(calls.length)} of ${formatNumber(total)}`}
          />
          <Button size="sm" icon={X} className="justify-self-start" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button size="sm" icon={History} className="justify-self-start" onClick={() => load()}>
          {status === 'idle' ? 'Load past calls' : 'Load the calls again'}
        </Button>
      )}
      {message && <Text size="small" tone="danger">{`Couldn't load all calls: ${message}`}</Text>}
      {isStopped && (
        <Text size="small" tone="warning">
          This took too long and was stopped: some route keeps the call engine busy, too.
        </Text>
      )}
      {isFailed && (
        <Text size="small" tone="danger">
          The test couldn't be loaded. Reload the page and try again.
        </Text>
      )}
      {isThere && (
        <p role="status" className="text-small">
          {calls.length === 0
            ? 'No outbound calls are kept.'
            : moves === null
              ? 'Working it out'
              : `${moved === 0 ? 'None' : formatNumber(moved)} of ${formatCount(calls.length, 'call')} would change carrier.`}
          {status === 'cancelled' && calls.length < total && (
            <span className="text-muted">
              {' '}
              {formatNumber(total - calls.length)} more weren't loaded.
            </span>
          )}
        </p>
      )}
      {moves && moves.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {moves.map((move) => (
            <li key={move.key}>
              <MovedCalls move={move} onExplain={onExplain} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const shownNumbers = 50;

function MovedCalls({ move, onExplain }: { move: Move; onExplain: (number: string) => void }) {
  const { from, to, route, calls, numbers } = move;
  return (
    <Disclosure
      summary={<Arrowed>{`${formatCount(calls, 'call')}: ${from} → ${to}`}</Arrowed>}
      state={route}
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-1 py-1 ps-6 text-small">
        {numbers.slice(0, shownNumbers).map((one) => (
          <li key={one.number}>
            <button
              type="button"
              aria-label={`Test ${one.number}`}
              className="min-h-6 font-mono text-accent underline-offset-2 hover:underline"
              onClick={() => onExplain(one.number)}
            >
              {one.number}
            </button>
            {one.calls > 1 && <span className="text-muted"> × {one.calls}</span>}
          </li>
        ))}
        {numbers.length > shownNumbers && (
          <li className="text-muted">
            and {formatNumber(numbers.length - shownNumbers)} more numbers
          </li>
        )}
      </ul>
    </Disclosure>
  );
}
