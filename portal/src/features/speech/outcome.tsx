import { Badge } from '@trunkline/ui/primitives/badge';
import { clsx } from 'clsx';
import type { SpeechTestResult } from '../../platform/resources/speech/speech-credentials.ts';
import { combined, type Outcome, type Status, type Uses } from './status.ts';
import type { Tested } from './use-speech-test.ts';

const tones = { ok: 'success', fail: 'danger', 'not tested': 'neutral' } as const;
const words: Record<Status, string> = { ok: 'OK', fail: 'Failed', 'not tested': 'Not tested' };

type UseOutcomeProps = {
  isUsed: boolean;
  outcome: Outcome;
  /** There is room for all of the reason. */
  isWhole?: boolean;
};

/** One use: what its test came to, and why. */
export function UseOutcome({ isUsed, outcome, isWhole = false }: UseOutcomeProps) {
  if (!isUsed) return <span className="text-muted">Not in use</span>;
  const { status, reason } = outcome;
  return (
    <span className="grid min-w-0 justify-items-start">
      <Badge tone={tones[status]} isQuiet>
        {words[status]}
      </Badge>
      {reason !== '' && (
        <span
          className={clsx(
            'max-w-full text-meta text-muted',
            isWhole ? 'wrap-anywhere' : 'truncate',
          )}
          title={reason}
        >
          {reason}
        </span>
      )}
    </span>
  );
}

type CombinedStatusProps = {
  uses: Uses;
  /** The stored result. */
  stored: SpeechTestResult;
  /** A newer result. */
  tested: Tested | undefined;
  isTesting?: boolean;
};

/** Both uses together, in the words there are for it. */
export function CombinedStatus({ uses, stored, tested, isTesting }: CombinedStatusProps) {
  if (isTesting) return <Badge icon={null}>Checking status...</Badge>;
  if (!uses.tts && !uses.stt) return <Badge isQuiet>Not in use</Badge>;
  if (tested?.error) {
    return (
      <Badge tone="danger" title={tested.error}>
        Status error
      </Badge>
    );
  }
  const { status, reason } = combined(uses, tested?.result ?? stored);
  return (
    <Badge tone={tones[status]} isQuiet={status !== 'fail'} title={reason || undefined}>
      Status {status}
    </Badge>
  );
}
