import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Link } from '@trunkline/ui/primitives/link';
import type { ElsewhereError } from '../../../../platform/client/calls/elsewhere.ts';
import { refusal } from './recording-body.model.ts';

/** Reason why a recording on another host failed to load. */
function wordsOf({ host, isForbidden, status, code }: ElsewhereError): string {
  if (code !== undefined) return refusal(code);
  if (host === undefined) {
    return 'The recording is on another host, and this console may not load from there.';
  }
  if (isForbidden) return `This console may not load from ${host}.`;
  if (status === 0) {
    return `${host} does not answer, or does not let this console load the recording.`;
  }
  return status === 404
    ? `The recording is no longer at ${host}.`
    : `${host} refused to hand out the recording (${status}).`;
}

type RecordingElsewhereProps = {
  error: ElsewhereError;
  /** As returned by the platform: a web URL, or a path of the platform. */
  address: string;
  onRetry: () => void;
};

/** Explains why a recording on another host can't be played here, and opens it in a new tab. */
export function RecordingElsewhere({ error, address, onRetry }: RecordingElsewhereProps) {
  // A path of the platform requires the token, which a new tab doesn't send.
  const opens = /^https?:\/\//i.test(address) && error.kind !== 'NotFound';
  return (
    <ErrorState
      title="Couldn't load the recording."
      message={
        <>
          {wordsOf(error)}{' '}
          {opens && (
            <Link href={address} isExternal>
              Open the recording
            </Link>
          )}
        </>
      }
      {...(!error.isForbidden && { onRetry })}
    />
  );
}
