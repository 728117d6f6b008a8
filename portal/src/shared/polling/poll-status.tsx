import { Button } from '@trunkline/ui/primitives/button';
import { RotateCw, WifiOff } from 'lucide-react';
import type { PollState } from './poller.ts';
import { useNow } from './use-now.ts';

type PollStatusProps = {
  state: PollState;
  /** Time of the oldest visible response, in ms since 1970; null before the first. */
  since: number | null;
  onResume: () => void;
};

const inWords = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;

/** Shows how old the data is, and why there is nothing newer. */
export function PollStatus({ state, since, onResume }: PollStatusProps) {
  const now = useNow();
  const age =
    since === null ? null : `Updated ${inWords(Math.max(0, Math.round((now - since) / 1000)))} ago`;
  if (state === 'refused') {
    return (
      <span className="flex flex-wrap items-center gap-2 text-small text-warning">
        Paused: the platform had too many requests.
        <Button size="sm" icon={RotateCw} onClick={onResume}>
          Resume
        </Button>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5 text-small text-muted">
      {state === 'unreachable' && (
        <>
          <WifiOff size={14} aria-hidden />
          The server isn’t answering.
        </>
      )}
      {age}
    </span>
  );
}
