import { Button } from '@trunkline/ui/primitives/button';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import {
  type OwnRegistration,
  ownRegistration,
} from '../../platform/resources/registration/registration.ts';
import { Banner, PublicPage } from '../../screen/page/public-page.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { homeOf } from '../../session/home.ts';
import { mustLogIn, useSession } from '../../session/session.ts';
import { signOut } from '../../session/sign-out.ts';
import type { SessionUser } from '../../session/user.ts';
import { registrationLeftAt } from '../../shared/hosted/registration-left.ts';

type RegistrationStepProps = {
  at: typeof addresses.register.verifyEmail | typeof addresses.register.subdomain;
  title: string;
  children: (user: SessionUser, me: OwnRegistration) => ReactNode;
};

/** A step between registration and the console: requires a session and offers ways out. */
export function RegistrationStep({ at, title, children }: RegistrationStepProps) {
  const session = useSession();
  const [pathname] = useLocation();
  // Signing out or done: a navigation is in progress.
  if (pathname !== at) return null;
  if (!session) {
    return at === addresses.register.verifyEmail ? (
      <Redirect to={addresses.register.email} replace />
    ) : (
      <RedirectWithMessage to={addresses.logIn} message={mustLogIn} on="log-in page" />
    );
  }
  const { user } = session;
  if (user.scope !== 'account') return <RedirectWithMessage to={homeOf(user)} />;
  return (
    <PublicPage title={title}>
      <KnownStep key={user.userSid} at={at} user={user}>
        {(me) => children(user, me)}
      </KnownStep>
      <WaysOut hasOther={at === addresses.register.verifyEmail} />
    </PublicPage>
  );
}

type KnownStepProps = Pick<RegistrationStepProps, 'at'> & {
  user: SessionUser;
  children: (me: OwnRegistration) => ReactNode;
};

function KnownStep({ at, user, children }: KnownStepProps) {
  const [me, setMe] = useState<OwnRegistration>();
  const [problem, setProblem] = useState<string>();
  const read = useCallback(() => {
    setProblem(undefined);
    ownRegistration().then(setMe, (failure: unknown) => setProblem(messageOf(failure)));
  }, []);
  useEffect(read, [read]);
  if (problem !== undefined) {
    return (
      <>
        <Banner tone="danger">{problem}</Banner>
        <Button onClick={read}>Try again</Button>
      </>
    );
  }
  if (!me) return <Spinner label="Loading…" />;
  const left = registrationLeftAt(me);
  const isUnverified = left === addresses.register.verifyEmail;
  if (isUnverified !== (at === addresses.register.verifyEmail)) {
    return <Redirect to={left ?? homeOf(user)} replace />;
  }
  return children(me);
}

/** @param hasOther another email address can be used without losing anything */
function WaysOut({ hasOther }: { hasOther: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const leave = (to?: string) => {
    setBusy(true);
    return signOut(to);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {hasOther && (
        <Button variant="ghost" onClick={() => leave(addresses.register.email)} disabled={isBusy}>
          Use another email
        </Button>
      )}
      <Button variant="ghost" onClick={() => leave()} disabled={isBusy}>
        Sign out
      </Button>
    </div>
  );
}
