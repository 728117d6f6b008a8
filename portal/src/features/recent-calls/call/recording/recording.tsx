import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { Button } from '@trunkline/ui/primitives/button';
import { Stack } from '@trunkline/ui/primitives/stack';
import { formatDecimal } from '@trunkline/ui/tokens/format';
import { RecordingPlayer } from '@trunkline/ui/widgets/recording-player';
import { Minus, Plus, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../../browser/save-file.ts';
import { toast } from '../../../../notices/toasts.ts';
import { ElsewhereError } from '../../../../platform/client/calls/elsewhere.ts';
import { isNotFound } from '../../../../platform/client/calls/errors.ts';
import type { Heard } from '../../../../platform/engine/calls/story.model.ts';
import {
  deleteRecording,
  mayBeDeleted,
} from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { writeRefusal } from '../../../../session/policies.ts';
import { useUser } from '../../../../session/session.ts';
import { onDemand } from '../../../../start/loadable.tsx';
import { Evidence } from '../evidence/evidence.tsx';
import { useSpans } from '../evidence/use-spans.ts';
import { clockOffset, epochMs, type MomentProps } from '../moment.ts';
import { unplayable } from './recording-body.model.ts';
import { RecordingElsewhere } from './recording-elsewhere.tsx';
import { NoRecording, useRecording } from './use-recording.ts';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

/** Step size for shifting the trace, in seconds. */
const nudge = 0.05;

const whyNone = (error: unknown) => {
  if (error instanceof NoRecording) return error.message;
  const isGone = isNotFound(error);
  return isGone ? 'This recording is no longer there.' : undefined;
};

type RecordingProps = MomentProps & {
  call: RecentCall;
  /** Called once the recording has loaded, with its position in the call. Pass a stable function. */
  onHeard: (heard: Heard) => void;
  onDeleted: () => void;
};

/** Recording of a call. A retry remounts it. */
export default function Recording(props: RecordingProps) {
  const [attempt, setAttempt] = useState(0);
  return <Loaded key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Loaded({
  call,
  moment,
  onMoment,
  onHeard,
  onDeleted,
  onRetry,
}: RecordingProps & { onRetry: () => void }) {
  const recording = useRecording(call);
  const { spans } = useSpans(call);
  const [shift, setShift] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const isReadOnly = writeRefusal(useUser()) !== undefined;
  const { data } = recording;
  const listening = spans.find(({ name }) => name.includes('background-record:listen'));
  const zero = listening && epochMs(listening.start) - shift * 1000;

  useEffect(() => {
    if (data?.peaks && zero !== undefined) onHeard({ zero, ...data.peaks });
  }, [data, zero, onHeard]);

  const handleDownload = () => {
    if (data) saveFile(data.audio, `callid-${call.call_sid}.${data.ending}`);
  };
  const handleDelete = async () => {
    await deleteRecording(call);
    toast.success('Successfully deleted record');
    onDeleted();
  };
  const canDelete = !isReadOnly && mayBeDeleted(call);
  const handleAsk = canDelete ? () => setAsking(true) : undefined;
  const file = { onDownload: handleDownload, onDelete: handleAsk };
  if (recording.error instanceof ElsewhereError) {
    return (
      <RecordingElsewhere error={recording.error} address={call.recording_url} onRetry={onRetry} />
    );
  }
  return (
    <Evidence
      answer={{ ...recording, mutate: onRetry }}
      whyNone={whyNone}
      failed="Couldn't load the recording."
    >
      {data && (
        <Stack gap="sm">
          {data.peaks ? (
            <RecordingPlayer
              {...file}
              audio={data.audio}
              peaks={data.peaks}
              spans={spans}
              shift={shift}
              selectedSpan={moment?.spanId ?? null}
              position={
                moment && zero !== undefined ? Math.max(0, (moment.at - zero) / 1000) : undefined
              }
              onSelectSpan={(spanId) => {
                const span = spans.find(({ id }) => id === spanId);
                if (span) onMoment({ at: epochMs(span.start), spanId });
              }}
              labels={{ problem: unplayable(data.codec) }}
            />
          ) : (
            <Unplayable {...file} codec={data.codec} />
          )}
          {data.peaks && listening && spans[0] && (
            <Clock
              {...clockOffset(
                {
                  start: (epochMs(listening.start) - epochMs(spans[0].start)) / 1000,
                  end: (epochMs(listening.end) - epochMs(spans[0].start)) / 1000,
                },
                data.peaks.duration,
              )}
              shift={shift}
              onShift={setShift}
            />
          )}
          {isAsking && (
            <ConfirmDialog
              open
              onOpenChange={setAsking}
              title="Delete recording"
              confirmLabel="Delete recording"
              tone="danger"
              onConfirm={handleDelete}
            >
              {`Are you sure you want to delete the record for call ${call.call_sid}?`}
            </ConfirmDialog>
          )}
        </Stack>
      )}
    </Evidence>
  );
}

type UnplayableProps = {
  codec: string | undefined;
  onDownload: () => void;
  onDelete: (() => void) | undefined;
};

/** A recording that the browser can't decode: it can be downloaded and deleted. */
const Unplayable = ({ codec, onDownload, onDelete }: UnplayableProps) => (
  <EmptyState
    icon={VolumeX}
    title={unplayable(codec)}
    action={
      <>
        <Button size="sm" onClick={onDownload}>
          Download recording
        </Button>
        {onDelete && (
          <Button size="sm" tone="danger" onClick={onDelete}>
            Delete recording
          </Button>
        )}
      </>
    }
  />
);

type ClockProps = ReturnType<typeof clockOffset> & {
  shift: number;
  onShift: (shift: number) => void;
};

/** Offset between the clocks of recording and trace, with buttons to shift it. */
function Clock({ offset, uncertainty, shift, onShift }: ClockProps) {
  const move = (by: number) => onShift(Math.round((shift + by) * 100) / 100);
  return (
    <div className="flex flex-wrap items-center gap-2 text-small text-muted">
      <span>
        Recording offset: {formatDecimal(offset, 2)} s
        {uncertainty >= 0.01 && ` ± ${formatDecimal(uncertainty, 2)} s`}.
        {shift !== 0 && ` Adjusted by ${formatDecimal(shift, 2)} s.`}
      </span>
      <Button size="sm" variant="ghost" icon={Minus} onClick={() => move(-nudge)}>
        Earlier
      </Button>
      <Button size="sm" variant="ghost" icon={Plus} onClick={() => move(nudge)}>
        Later
      </Button>
    </div>
  );
}
