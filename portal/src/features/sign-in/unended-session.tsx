import { Button } from '@trunkline/ui/primitives/button';
import { useState } from 'react';
import { Banner } from '../../screen/page/public-page.tsx';
import { tryEndingAgain } from '../../session/sign-out.ts';

/** Shown after a sign-out that the platform refused. */
export default function UnendedSession({ onEnded }: { onEnded: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(1);

  async function handleAgain() {
    setBusy(true);
    if (await tryEndingAgain()) return onEnded();
    setTries(tries + 1);
    setBusy(false);
  }

  return (
    <div className="grid gap-3">
      {/* Read out again after each try. */}
      <Banner key={tries} tone="danger">
        You're signed out of this browser, but the server didn't end your session. It stays valid
        for some hours.
      </Banner>
      <Button onClick={handleAgain} isLoading={isBusy}>
        End the session
      </Button>
    </div>
  );
}
