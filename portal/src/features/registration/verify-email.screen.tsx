import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { messageOf } from '../../platform/errors.ts';
import { sendNewCode, verifyEmail } from '../../platform/registration.ts';
import { PortalLink } from '../../screen/portal-link.tsx';
import { Banner, PublicPage } from '../../screen/public-page.tsx';
import { useSession } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import { activationCode } from './activation-code.ts';

export default function VerifyEmailScreen() {
  const session = useSession();
  // Nobody has registered in this browser.
  if (!session) return <Redirect to={addresses.register.email} replace />;
  return <VerifyEmail user={session.user} />;
}

type Said = { tone: 'danger' | 'success'; text: string };

function VerifyEmail({ user }: { user: SessionUser }) {
  const [, navigate] = useLocation();
  const [said, setSaid] = useState<Said>();
  const [isBusy, setBusy] = useState(false);
  const code = useRef<HTMLInputElement>(null);

  async function attempt(action: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      await action();
    } catch (failure) {
      setSaid({ tone: 'danger', text: messageOf(failure) });
      code.current?.focus();
    }
    setBusy(false);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code')).trim();
    void attempt(async () => {
      await verifyEmail(user.userSid, typed);
      navigate(addresses.register.subdomain, { replace: true });
    });
  }

  // Of who registers by email, the email is the name.
  const handleNewCode = () =>
    attempt(async () => {
      await sendNewCode(user.userSid, user.name, activationCode());
      setSaid({ tone: 'success', text: `A new code is on its way to ${user.name}.` });
    });

  return (
    <PublicPage title="Verify your email">
      <p className="text-muted">Please enter the code we just sent to your email</p>
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
      <form onSubmit={handleSubmit} className="grid gap-4">
        <Field label="Code" required>
          <TextInput
            ref={code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            autoFocus
          />
        </Field>
        <Button type="submit" variant="primary" isLoading={isBusy} className="w-full">
          Continue →
        </Button>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PortalLink href={addresses.register.email} className={linkStyles()}>
          Go back
        </PortalLink>
        <Button variant="ghost" onClick={handleNewCode} disabled={isBusy}>
          Send a new code
        </Button>
      </div>
    </PublicPage>
  );
}
