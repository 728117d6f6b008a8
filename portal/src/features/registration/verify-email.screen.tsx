import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { Form } from '@trunkline/ui/primitives/form';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { sendNewCode, verifyEmail } from '../../platform/resources/registration/registration.ts';
import { Banner } from '../../screen/page/public-page.tsx';
import type { SessionUser } from '../../session/user.ts';
import { activationCode } from './activation-code.ts';
import { RegistrationStep } from './registration-step.tsx';

export default function VerifyEmailScreen() {
  return (
    <RegistrationStep at={addresses.register.verifyEmail} title="Verify your email">
      {(user) => <VerifyEmail user={user} />}
    </RegistrationStep>
  );
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
    const typed = String(new FormData(event.currentTarget).get('code')).trim();
    void attempt(async () => {
      await verifyEmail(user.userSid, typed);
      navigate(addresses.register.subdomain, { replace: true });
    });
  }

  // After a registration by email, the name is the email address.
  const handleNewCode = () =>
    attempt(async () => {
      await sendNewCode(user.userSid, user.name, activationCode());
      setSaid({ tone: 'success', text: `A new code is on its way to ${user.name}.` });
    });

  return (
    <>
      <div className="grid gap-1 text-muted wrap-anywhere">
        <p>Please enter the code we just sent to your email</p>
        <p className="font-medium text-default">{user.name}</p>
      </div>
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
      <Form gap="md" onSubmit={handleSubmit}>
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
      </Form>
      <Button variant="ghost" onClick={handleNewCode} disabled={isBusy}>
        Send a new code
      </Button>
    </>
  );
}
