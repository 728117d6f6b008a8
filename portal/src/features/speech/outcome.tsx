import { Badge } from '@trunkline/ui/primitives/badge';
import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import type { SpeechTestResult } from '../../platform/resources/speech/speech-credentials.ts';
import type { Uses } from '../../platform/values/speech-uses.ts';
import { combined, type Outcome, type Status } from '../../shared/speech/speech-status.ts';
import type { Tested } from './use-speech-test.ts';

const tones = { ok: 'success', fail: 'danger', 'not tested': 'neutral' } as const;
const words: Record<Status, string> = { ok: 'OK', fail: 'Failed', 'not tested': 'Not tested' };

type UseOutcomeProps = {
  isUsed: boolean;
  outcome: Outcome;
  /** Whether there is room for the whole reason. */
  isWhole?: boolean;
};

const useNames = { tts: 'Text to speech', stt: 'Speech to text' } as const;
const markIcons = { ok: Check, fail: X, 'not tested': Minus } as const;

/** Uses of a credential with their outcomes: `TTS ✓ · STT ✕`. */
export function UseMarks({ uses, result }: { uses: Uses; result: SpeechTestResult }) {
  const used = (['tts', 'stt'] as const).filter((use) => uses[use]);
  if (used.length === 0) return null;
  return (
    <span className="flex items-center gap-3">
      {used.map((use) => {
        const { status, reason } = result[use];
        const Icon = markIcons[status];
        return (
          <span
            key={use}
            title={[useNames[use], reason || words[status]].join(': ')}
            className={clsx(
              'inline-flex items-center gap-1 text-meta',
              status === 'fail' ? 'font-medium text-danger' : 'text-muted',
            )}
          >
            <span aria-hidden>{use.toUpperCase()}</span>
            <Icon size={14} strokeWidth={2} aria-hidden />
            <span className="sr-only">{`${useNames[use]}: ${words[status]}`}</span>
          </span>
        );
      })}
    </span>
  );
}

/** One use: outcome of its test, with the reason. */
export function UseOutcome({ isUsed, outcome, isWhole = false }: UseOutcomeProps) {
  if (!isUsed) return <span className="text-muted">Off</span>;
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
  /** Stored result. */
  stored: SpeechTestResult;
  /** Newer result of this session. */
  tested: Tested | undefined;
  isTesting?: boolean;
};

/** Combined status of both uses, in words. */
export function CombinedStatus({ uses, stored, tested, isTesting }: CombinedStatusProps) {
  if (isTesting) return <Badge icon={null}>Checking status...</Badge>;
  if (!uses.tts && !uses.stt) return <span className="text-muted">Off</span>;
  if (tested?.error) {
    return (
      <Badge tone="danger" title={tested.error}>
        Status error
      </Badge>
    );
  }
  const { status, reason } = combined(uses, tested?.result ?? stored);
  if (status !== 'fail') {
    return (
      <span className="text-muted" title={reason || undefined}>
        Status {status}
      </span>
    );
  }
  return (
    <Badge tone="danger" title={reason || undefined}>
      Status {status}
    </Badge>
  );
}
