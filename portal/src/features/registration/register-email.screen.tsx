import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { config } from '../../config/index.ts';
import { messageOf } from '../../platform/errors.ts';
import { register } from '../../platform/registration.ts';
import { PortalLink } from '../../screen/portal-link.tsx';
import { Banner, PublicPage } from '../../screen/public-page.tsx';
import { startSession } from '../../session/session.ts';
import { activationCode } from './activation-code.ts';

export default function RegisterEmailScreen() {
  const [, navigate] = useLocation();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const inviteCode = new URLSearchParams(window.location.search).get('inviteCode');
    setBusy(true);
    setError(undefined);
    try {
      const { token, rootDomain } = await register({
        provider: 'local',
        service_provider_sid: config().defaultServiceProviderSid,
        email: String(data.get('email')).trim(),
        password: String(data.get('password')),
        email_activation_code: activationCode(),
        ...(inviteCode && { inviteCode }),
      });
      if (rootDomain) local.set(localKeys.rootDomain, rootDomain);
      if (!startSession(token)) throw new Error('unreadable token');
      navigate(addresses.register.verifyEmail);
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
      email.current?.focus();
    }
  }

  return (
    <PublicPage title="Register with email">
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
        <Field label="Password" required help="At least 6 characters.">
          <PasswordInput name="password" autoComplete="new-password" minLength={6} />
        </Field>
        <Button type="submit" variant="primary" isLoading={isBusy} className="w-full">
          Continue →
        </Button>
      </form>
      <PortalLink
        href={addresses.register.choice + window.location.search}
        className={linkStyles()}
      >
        Go back
      </PortalLink>
    </PublicPage>
  );
}
