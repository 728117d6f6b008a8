import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { config } from '../../config/index.ts';
import { messages } from '../../platform/errors.ts';
import { login } from '../../platform/sign-in.ts';
import { PortalLink } from '../../screen/portal-link.tsx';
import { type Flash, flashTime, forgetFlash, readFlash } from '../../session/flash.ts';
import {
  getSession,
  homeOf,
  startSession,
  useIsUnreachable,
  useSession,
  wayBack,
} from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import { loginErrorMessage } from './login-error.ts';
import { Banner, PublicPage } from './public-page.tsx';
import { Unreachable } from './unreachable.tsx';

export default function LoginScreen() {
  const session = useSession();
  const isUnreachable = useIsUnreachable();
  // The sign-in below chooses its own way, and must not race a redirect of ours.
  const [isOwn, setOwn] = useState(false);
  if (session && isUnreachable) return <Unreachable user={session.user} />;
  if (session?.mustChangePassword && !isOwn) return <Redirect to="/create-password" replace />;
  if (session && !isOwn) return <Start user={session.user} />;
  return <LoginForm onOwnSignIn={setOwn} />;
}

/** Signed in already, or just now in another tab: to the interrupted page, else to the start. */
function Start({ user }: { user: SessionUser }) {
  const [to] = useState(() => wayBack(user.userSid) ?? homeOf(user));
  return <Redirect to={to} replace />;
}

function LoginForm({ onOwnSignIn }: { onOwnSignIn: (isOwn: boolean) => void }) {
  const [, navigate] = useLocation();
  const flash = useFlash();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const username = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password'));
    setBusy(true);
    onOwnSignIn(true);
    setError(undefined);
    try {
      const answer = await login(String(data.get('username')).trim(), password);
      if (!startSession(answer.token, answer.force_change ? password : null)) {
        throw new Error('unreadable token');
      }
      const user = getSession()?.user;
      if (answer.force_change) navigate('/create-password');
      else if (user) navigate(wayBack(user.userSid) ?? homeOf(user), { replace: true });
    } catch (failure) {
      setError(loginErrorMessage(failure));
      setBusy(false);
      onOwnSignIn(false);
      username.current?.focus();
    }
  }

  return (
    <PublicPage title="Log in">
      {error ? (
        <Banner tone="danger">{error}</Banner>
      ) : (
        flash && <Banner tone={flash.tone}>{flash.message}</Banner>
      )}
      <form onSubmit={handleSubmit} className="grid gap-4">
        <Field label="Username" required>
          <TextInput
            ref={username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        </Field>
        <Field label="Password" required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" variant="primary" isLoading={isBusy} className="w-full">
          Log in
        </Button>
      </form>
      {config().enableForgotPassword && (
        <PortalLink href="/forgot-password" className={linkStyles()}>
          Forgot Password
        </PortalLink>
      )}
    </PublicPage>
  );
}

/** The message another page left for this one; gone after five seconds. */
function useFlash(): Flash | null {
  // Read while rendering, forgotten once it is drawn: React may throw a rendering away.
  const [flash, setFlash] = useState(readFlash);
  useEffect(forgetFlash, []);
  useEffect(() => {
    // The connection's state is told as long as it lasts; everything else is news.
    if (!flash || flash.message === messages.unreachable) return;
    const timer = setTimeout(() => setFlash(null), flashTime);
    return () => clearTimeout(timer);
  }, [flash]);
  return flash;
}
