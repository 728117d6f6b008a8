import { FormSection } from '@trunkline/ui/patterns/form-section';
import { ProgressOverlay } from '@trunkline/ui/patterns/progress-overlay';
import { Button } from '@trunkline/ui/primitives/button';
import { SelfDeletion } from '@trunkline/ui/widgets/self-deletion';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { clearStorage } from '../../browser/storage.ts';
import { deleteOwnAccount, useHostedMe } from '../../platform/billing.ts';
import { messageOf } from '../../platform/errors.ts';
import { leaveFreely } from '../../screen/leave-guard/index.ts';
import { endSession, useUser } from '../../session/session.ts';

type DeleteOwnAccountProps = { accountSid: string; writeRefusal: string | undefined };

/** Of the hosted system: whoever registered may go again. */
export default function DeleteOwnAccount({ accountSid, writeRefusal }: DeleteOwnAccountProps) {
  const { userSid } = useUser();
  const { data: me } = useHostedMe(userSid);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function handleDelete(password: string) {
    setBusy(true);
    setError(undefined);
    try {
      await deleteOwnAccount(accountSid, password);
      leaveFreely(() => {
        clearStorage();
        endSession('Your account has been deleted.');
      });
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  }

  return (
    <FormSection
      variant="danger"
      title="Delete account"
      description="Ends your plan and deletes everything in your account."
    >
      {isAsking && me ? (
        <SelfDeletion
          hasPassword={me.user.provider === 'local'}
          onDelete={handleDelete}
          onCancel={() => setAsking(false)}
          isBusy={isBusy}
          error={error}
        />
      ) : (
        <Button
          variant="destructive-quiet"
          icon={Trash2}
          className="justify-self-start"
          onClick={() => setAsking(true)}
          disabled={!me || writeRefusal !== undefined}
          disabledReason={writeRefusal}
        >
          Delete Account
        </Button>
      )}
      <ProgressOverlay open={isBusy} />
    </FormSection>
  );
}
