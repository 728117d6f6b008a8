import { Button } from '@trunkline/ui/primitives/button';
import { Text } from '@trunkline/ui/primitives/text';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../platform/client/calls/errors.ts';
import { isServerReachable } from '../../platform/client/calls/transport.ts';
import { Banner, PublicPage } from '../../screen/page/public-page.tsx';
import { readInterrupted } from '../../session/drafts.ts';
import { homeOf } from '../../session/home.ts';
import { serverReached, wayBack } from '../../session/session.ts';
import { signOut } from '../../session/sign-out.ts';
import type { SessionUser } from '../../session/user.ts';
import { forget, loadable } from '../../start/loadable.tsx';

/** Part of the log-in page only on this screen. */
const ConfirmDialog = loadable(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

/** Signed in, but the server doesn't respond. Nothing is lost: Try again leads back to the page. */
export function Unreachable({ user }: { user: SessionUser }) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isSigningOut, setSigningOut] = useState(false);
  const kept = readInterrupted();
  // Preloads the dialog: later the server may be unavailable.
  useEffect(() => void ConfirmDialog.preload().catch(forget), []);
  const hasDraft = kept?.userSid === user.userSid && kept.values !== null;

  async function handleRetry() {
    setBusy(true);
    if (await isServerReachable()) {
      const to = wayBack(user.userSid) ?? homeOf(user);
      serverReached();
      navigate(to, { replace: true });
    } else {
      setBusy(false);
    }
  }

  async function handleSignOut() {
    setSigningOut(true);
    await signOut();
  }

  return (
    <PublicPage title="Connection lost">
      <Banner tone="danger">{messages.unreachable}</Banner>
      <Text tone="muted">
        You are still logged in as {user.name || 'before'}.
        {hasDraft && ' Your unsaved changes are kept for when you return.'}
      </Text>
      <div className="grid gap-2">
        <Button variant="primary" isLoading={isBusy} onClick={handleRetry}>
          Try again
        </Button>
        <Button
          variant="ghost"
          isLoading={isSigningOut}
          onClick={() => (hasDraft ? setAsking(true) : handleSignOut())}
        >
          Sign out
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Sign out and discard your changes?"
            confirmLabel="Sign out and discard"
            labels={{ cancelLabel: 'Stay logged in' }}
            tone="danger"
            onConfirm={handleSignOut}
          >
            Your unsaved changes will be lost.
          </ConfirmDialog>
        </Suspense>
      )}
    </PublicPage>
  );
}
