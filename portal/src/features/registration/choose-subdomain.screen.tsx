import { Button } from '@trunkline/ui/primitives/button';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { SubdomainField } from '@trunkline/ui/widgets/subdomain-field';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { messageOf } from '../../platform/errors.ts';
import { ownRealm, setRealm } from '../../platform/registration.ts';
import { Banner, PublicPage } from '../../screen/public-page.tsx';
import { RedirectWithMessage } from '../../screen/redirect-with-message.tsx';
import { homeOf } from '../../session/home.ts';
import { mustLogIn, useSession } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import { useSubdomain } from './use-subdomain.ts';

export default function ChooseSubdomainScreen() {
  const session = useSession();
  if (!session) {
    return <RedirectWithMessage to={addresses.logIn} message={mustLogIn} on="log-in page" />;
  }
  if (session.user.scope !== 'account') {
    return <RedirectWithMessage to={homeOf(session.user)} />;
  }
  return <ChooseSubdomain user={session.user} />;
}

function ChooseSubdomain({ user }: { user: SessionUser }) {
  const [rootDomain, setRootDomain] = useState(() => local.get(localKeys.rootDomain) ?? '');
  const [problem, setProblem] = useState<string>();
  const read = useCallback(() => {
    setProblem(undefined);
    ownRealm().then(
      (own) => {
        if (own.rootDomain) setRootDomain(own.rootDomain);
        else setProblem('Your provider has no domain for subdomains.');
      },
      (failure: unknown) => setProblem(messageOf(failure)),
    );
  }, []);
  useEffect(() => {
    if (rootDomain === '') read();
  }, [rootDomain, read]);
  return (
    <PublicPage title="Choose a subdomain">
      <p className="text-muted">
        This will be the FQDN where your carrier will send calls, and where you can register devices
        to. This can be changed at any time.
      </p>
      {problem && (
        <>
          <Banner tone="danger">{problem}</Banner>
          <Button onClick={read}>Try again</Button>
        </>
      )}
      {rootDomain === '' && !problem && <Spinner label="Loading…" />}
      {rootDomain !== '' && <SubdomainForm user={user} rootDomain={rootDomain} />}
    </PublicPage>
  );
}

function SubdomainForm({ user, rootDomain }: { user: SessionUser; rootDomain: string }) {
  const [, navigate] = useLocation();
  const subdomain = useSubdomain(rootDomain);
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !subdomain.isFree) return;
    setBusy(true);
    try {
      await setRealm(user.accountSid ?? '', subdomain.realm);
      local.remove(localKeys.rootDomain);
      navigate(homeOf(user), { replace: true });
    } catch (failure) {
      subdomain.refuse(messageOf(failure));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      <SubdomainField {...subdomain.field} autoFocus />
      <Button
        type="submit"
        variant="primary"
        isLoading={isBusy}
        disabled={!subdomain.isFree}
        className="w-full"
      >
        Complete Registration →
      </Button>
    </form>
  );
}
