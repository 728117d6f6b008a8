import { Button } from '@trunkline/ui/primitives/button';
import { Form } from '@trunkline/ui/primitives/form';
import { Text } from '@trunkline/ui/primitives/text';
import { SubdomainField } from '@trunkline/ui/widgets/subdomain-field';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { toast } from '../../notices/toasts.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { ownRegistration, setRealm } from '../../platform/resources/registration/registration.ts';
import { Banner } from '../../screen/page/public-page.tsx';
import { homeOf } from '../../session/home.ts';
import type { SessionUser } from '../../session/user.ts';
import { RegistrationStep } from './registration-step.tsx';
import { useSubdomain } from './use-subdomain.ts';

export default function ChooseSubdomainScreen() {
  return (
    <RegistrationStep at={addresses.register.subdomain} title="Choose a subdomain">
      {(user, me) => (
        <ChooseSubdomain
          user={user}
          rootDomain={me.account.root_domain || (local.get(localKeys.rootDomain) ?? '')}
        />
      )}
    </RegistrationStep>
  );
}

function ChooseSubdomain({ user, rootDomain }: { user: SessionUser; rootDomain: string }) {
  return (
    <>
      <Text tone="muted">
        This will be the FQDN where your carrier will send calls, and where you can register devices
        to. This can be changed at any time.
      </Text>
      {rootDomain === '' ? (
        <Banner tone="danger">Your provider has no domain for subdomains.</Banner>
      ) : (
        <SubdomainForm user={user} rootDomain={rootDomain} />
      )}
    </>
  );
}

function SubdomainForm({ user, rootDomain }: { user: SessionUser; rootDomain: string }) {
  const [, navigate] = useLocation();
  const subdomain = useSubdomain(rootDomain);
  const [isBusy, setBusy] = useState(false);

  function leave() {
    local.remove(localKeys.rootDomain);
    navigate(homeOf(user), { replace: true });
  }

  async function handleSubmit() {
    if (isBusy || subdomain.missing) return;
    setBusy(true);
    const { realm } = subdomain;
    try {
      await setRealm(user.accountSid ?? '', realm);
      leave();
    } catch (failure) {
      const reason = messageOf(failure);
      // The platform stores the name before setting up the DNS, and would report it as taken on a
      // retry.
      const me = await ownRegistration().catch(() => null);
      if (me?.account.sip_realm === realm) {
        toast.error(`The subdomain was stored, but setting it up failed: ${reason}`);
        leave();
        return;
      }
      subdomain.refuse(reason);
      setBusy(false);
    }
  }

  return (
    <Form gap="md" onSubmit={handleSubmit}>
      <SubdomainField {...subdomain.field} autoFocus />
      <Button
        type="submit"
        variant="primary"
        isLoading={isBusy}
        disabled={subdomain.missing !== undefined}
        disabledReason={subdomain.missing}
        className="w-full"
      >
        Complete Registration →
      </Button>
    </Form>
  );
}
