import { vendorName } from '@trunkline/ui/engines/speech-vendors';
import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Button } from '@trunkline/ui/primitives/button';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { useComposed } from '../../../platform/client/cache/query.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { ReplaceKeyFlow } from './replace-key-flow.tsx';
import { type Replaced, readUsage } from './run-replacement.ts';

type ReplaceKeyProps = Replaced & {
  hasCustomVoices: boolean;
  onClose: () => void;
};

/** Replaces the key of a credential by adding another one, because a stored key can't be changed. */
export default function ReplaceKey({ hasCustomVoices, onClose, ...replaced }: ReplaceKeyProps) {
  const { vendor, speech_credential_sid: sid } = replaced.credential;
  const usage = useComposed(
    ['key-usage', sid],
    hasCustomVoices ? undefined : () => readUsage(replaced),
    {
      // Loads on each opening and then stays fixed: the usage before the replacement is the
      // reference.
      revalidateOnMount: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      dedupingInterval: 0,
      keepPreviousData: false,
    },
  );
  if (usage.data && !usage.isValidating) {
    return <ReplaceKeyFlow replaced={replaced} usage={usage.data} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Replace the key of ${vendorName(vendor)}?`}
      size="sm"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {hasCustomVoices ? (
        <div className="grid gap-2">
          <p>This credential has custom voices, and voices can't move to another credential.</p>
          <p className="text-muted">
            Add a credential with the new key and its voices, choose them in the applications, then
            delete this credential.
          </p>
        </div>
      ) : usage.error ? (
        <ErrorState
          title="Couldn't check what uses this credential. Nothing was changed."
          message={messageOf(usage.error)}
          onRetry={() => usage.mutate()}
        />
      ) : (
        <Spinner label="Checking what uses this credential…" showLabel />
      )}
    </Dialog>
  );
}
