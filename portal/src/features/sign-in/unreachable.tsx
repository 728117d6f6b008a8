import { Button } from '@trunkline/ui/primitives/button';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../platform/errors.ts';
import { isServerReachable } from '../../platform/reachability.ts';
import { readInterrupted } from '../../session/drafts.ts';
import { homeOf } from '../../session/home.ts';
import { endSession, serverReached, wayBack } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import { Banner, PublicPage } from './public-page.tsx';

/** Signed in, but no answer: nothing is lost, and the way back is one press. */
export function Unreachable({ user }: { user: SessionUser }) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [hasDraft] = useState(() => Boolean(readInterrupted()?.values));

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

  return (
    <PublicPage title="Connection lost">
      <Banner tone="danger">{messages.unreachable}</Banner>
      <p className="text-muted">
        You are still signed in as {user.name || 'before'}.
        {hasDraft && ' Your unsaved changes are kept and will be there when you return.'}
      </p>
      <div className="grid gap-2">
        <Button variant="primary" isLoading={isBusy} onClick={handleRetry}>
          Try again
        </Button>
        <Button variant="ghost" onClick={() => endSession()}>
          Sign out
        </Button>
      </div>
    </PublicPage>
  );
}
