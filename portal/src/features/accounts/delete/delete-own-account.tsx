import { BlockedDialog } from '@trunkline/ui/patterns/blocked-dialog';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { ProgressOverlay } from '@trunkline/ui/patterns/progress-overlay';
import { Button } from '@trunkline/ui/primitives/button';
import { SelfDeletion } from '@trunkline/ui/widgets/self-deletion';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { clearStorage } from '../../../browser/storage.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { deleteOwnAccount } from '../../../platform/resources/billing/billing.ts';
import { useMe } from '../../../platform/resources/users/users.ts';
import { leaveFreely } from '../../../screen/leave-guard/index.ts';
import { PortalLink } from '../../../screen/page/portal-link.tsx';
import { type Blocked, blockedBy } from '../../../screen/record/delete/usage.ts';
import { endSession, useUser } from '../../../session/session.ts';
import { accountRemnants } from './account-remnants.ts';
import { notHalfWay } from './half-way.ts';
import { provePassword } from './prove-password.ts';

type DeleteOwnAccountProps = { accountSid: string; writeRefusal: string | undefined };

/** Hosted system: lets users delete the account they registered. */
export default function DeleteOwnAccount({ accountSid, writeRefusal }: DeleteOwnAccountProps) {
  const user = useUser();
  const { data: me } = useMe();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string>();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const hasPassword = me?.user.provider === 'local';

  const readBlocked = async () => {
    const { sentence, groups } = await accountRemnants(accountSid, user.scope);
    return blockedBy('Your account', sentence, groups);
  };

  async function handleAsk() {
    setChecking(true);
    setError(undefined);
    try {
      const found = await readBlocked();
      setBlocked(found);
      setAsking(found === null);
    } catch (failure) {
      setError(`Couldn't check what uses your account. ${messageOf(failure)}`);
    }
    setChecking(false);
  }

  async function handleDelete(password: string) {
    setBusy(true);
    setError(undefined);
    try {
      if (hasPassword) await provePassword(user, me.user.name, password);
      // Records may have been added since the dialog opened.
      const found = await readBlocked();
      if (found) {
        setBlocked(found);
        setBusy(false);
        return;
      }
      await notHalfWay(deleteOwnAccount(accountSid, password));
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
      tone="danger"
      title="Delete account"
      description="Ends your plan and deletes everything in your account."
    >
      {isAsking && me ? (
        <SelfDeletion
          hasPassword={hasPassword}
          onDelete={handleDelete}
          onCancel={() => setAsking(false)}
          isLoading={isBusy}
          error={error}
        />
      ) : (
        <>
          <Button
            tone="danger"
            icon={Trash2}
            className="justify-self-start"
            onClick={handleAsk}
            isLoading={isChecking}
            disabled={!me || writeRefusal !== undefined}
            disabledReason={writeRefusal}
          >
            Delete Account
          </Button>
          <p role="alert" className="text-danger empty:hidden">
            {error}
          </p>
        </>
      )}
      {blocked && (
        <BlockedDialog
          open
          onOpenChange={() => setBlocked(null)}
          {...blocked}
          LinkComponent={PortalLink}
        />
      )}
      <ProgressOverlay open={isBusy} />
    </FormSection>
  );
}
