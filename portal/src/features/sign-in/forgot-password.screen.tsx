import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { setFlash } from '../../notices/flash.ts';
import { messageOf } from '../../platform/errors.ts';
import { forgotPassword } from '../../platform/sign-in.ts';
import { PortalLink } from '../../screen/portal-link.tsx';
import { Banner, PublicPage } from '../../screen/public-page.tsx';

const mailSent =
  'A password reset email has been sent to your email. Please check your inbox (and, possibly, spam folder) and follow the instructions to reset your password.';

/** Asks for the address that the link for a new password is mailed to. */
export default function ForgotPasswordScreen() {
  const [, navigate] = useLocation();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const address = String(new FormData(event.currentTarget).get('email')).trim();
    setBusy(true);
    setError(undefined);
    try {
      await forgotPassword(address);
      setFlash(mailSent, 'success');
      navigate(addresses.logIn);
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
      email.current?.focus();
    }
  }

  return (
    <PublicPage title="Forgot password">
      <p className="text-muted">Enter your email and we will send you a password reset link</p>
      {error && <Banner tone="danger">{error}</Banner>}
      <form onSubmit={handleSubmit} className="grid gap-4">
        <Field label="Email" required>
          <TextInput
            ref={email}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        </Field>
        <Button type="submit" variant="primary" isLoading={isBusy} className="w-full">
          Send me a reset password link
        </Button>
      </form>
      <PortalLink href={addresses.logIn} className={linkStyles()}>
        Back to log in
      </PortalLink>
    </PublicPage>
  );
}
