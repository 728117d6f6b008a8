import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { isSavingData } from '../../browser/connection.ts';
import { config } from '../../config/index.ts';
import { type Flash, flashTime, forgetFlash, readFlash } from '../../notices/flash.ts';
import { messages } from '../../platform/client/calls/errors.ts';
import { login } from '../../platform/resources/registration/sign-in.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { Banner, PublicPage } from '../../screen/page/public-page.tsx';
import { homeOf } from '../../session/home.ts';
import {
  getSession,
  loggedOut,
  startSession,
  useIsUnreachable,
  useSession,
  wayBack,
} from '../../session/session.ts';
import { useHasUnended } from '../../session/sign-out.ts';
import type { SessionUser } from '../../session/user.ts';
import { whenIdle } from '../../start/idle.ts';
import { onDemand } from '../../start/loadable.tsx';
import { preloadCode } from '../../start/screens.ts';
import { loginErrorMessage } from './login-error.ts';
import { Unreachable } from './unreachable.tsx';

const OtherWays = onDemand(() => import('./other-ways.tsx'), { isRare: true });
const UnendedSession = onDemand(() => import('./unended-session.tsx'), { isRare: true });

export default function LoginScreen() {
  const session = useSession();
  const isUnreachable = useIsUnreachable();
  // The form navigates itself after a log-in; a redirect here would race it.
  const [isLoggingIn, setLoggingIn] = useState(false);
  if (session && isUnreachable) return <Unreachable user={session.user} />;
  if (session?.mustChangePassword && !isLoggingIn)
    return <Redirect to={addresses.createPassword} replace />;
  if (session && !isLoggingIn) return <SignedIn user={session.user} />;
  return <LoginForm onLoggingIn={setLoggingIn} />;
}

/** Signed in already, perhaps in another tab: redirects to the interrupted page or home. */
function SignedIn({ user }: { user: SessionUser }) {
  const [to] = useState(() => wayBack(user.userSid) ?? homeOf(user));
  return <Redirect to={to} replace />;
}

function LoginForm({ onLoggingIn }: { onLoggingIn: (isLoggingIn: boolean) => void }) {
  const [, navigate] = useLocation();
  const hasUnended = useHasUnended();
  const [isEnded, setEnded] = useState(false);
  const kept = useFlash();
  const flash: Flash | null = isEnded ? { tone: 'success', message: loggedOut } : kept;
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const username = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The prerendered page can't know whether the system is hosted.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  // Submits a log-in pressed before the console had loaded, as recorded by
  // start/draw-log-in-page.ts.
  useEffect(() => {
    if (form.current?.dataset.submitted !== undefined) form.current.requestSubmit();
  }, []);
  // Preloads while the user types name and password.
  useEffect(() => whenIdle(preloadFirstScreen), []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password'));
    const left = missingOf(String(data.get('username')), password);
    setMissing(left);
    if (left.username || left.password) {
      (left.username ? username : passwordField).current?.focus();
      return;
    }
    setBusy(true);
    onLoggingIn(true);
    setError(undefined);
    const loadingAhead = import('../../start/ahead-of-links.ts').catch(() => undefined);
    try {
      const answer = await login(String(data.get('username')).trim(), password);
      // On the hosted system, users choose their own passwords.
      const mustChange = answer.mustChangePassword && !config().enableHostedSystem;
      if (!startSession(answer.token, mustChange ? password : null)) {
        throw new Error('unreadable token');
      }
      const user = getSession()?.user;
      if (mustChange) navigate(addresses.createPassword);
      else if (user) {
        const to = wayBack(user.userSid) ?? (await homeAfterLogIn(user));
        await (await loadingAhead)?.preloadAfterLogIn(to);
        navigate(to, { replace: true });
      }
    } catch (failure) {
      setError(loginErrorMessage(failure));
      setBusy(false);
      onLoggingIn(false);
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
      {hasUnended && <UnendedSession onEnded={() => setEnded(true)} />}
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <Field label="Username" required error={missing.username}>
          <TextInput
            ref={username}
            onChange={() => setMissing(({ password }) => ({ password }))}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        </Field>
        <Field label="Password" required error={missing.password}>
          <PasswordInput
            ref={passwordField}
            name="password"
            autoComplete="current-password"
            onChange={() => setMissing(({ username }) => ({ username }))}
          />
        </Field>
        <Button type="submit" variant="primary" isLoading={isBusy} className="w-full">
          Log in
        </Button>
      </form>
      {config().enableForgotPassword && (
        <PortalLink href={addresses.forgotPassword} className={linkStyles()}>
          Forgot Password
        </PortalLink>
      )}
      {isDrawn && config().enableHostedSystem && <OtherWays />}
    </PublicPage>
  );
}

type Missing = { username?: string | undefined; password?: string | undefined };

const missingOf = (username: string, password: string): Missing => ({
  username: username.trim() === '' ? 'Enter your username.' : undefined,
  password: password === '' ? 'Enter your password.' : undefined,
});

async function homeAfterLogIn(user: SessionUser): Promise<string> {
  if (!config().enableHostedSystem) return homeOf(user);
  const { hostedHomeOf } = await import('../../shared/hosted/registration-left.ts');
  return hostedHomeOf(user);
}

/** Preloads the code of the first screen and its monospaced font. */
function preloadFirstScreen(): void {
  if (isSavingData()) return;
  preloadCode(addresses.accounts.list);
  const mono = getComputedStyle(document.documentElement).getPropertyValue('--tl-font-mono');
  document.fonts.load(`1em ${mono}`).catch(() => undefined);
}

/** Message that another page left for this one, shown for five seconds. */
function useFlash(): Flash | null {
  // Cleared in an effect, because React may discard a render.
  const [flash, setFlash] = useState(readFlash);
  useEffect(forgetFlash, []);
  useEffect(() => {
    // A lost connection is shown as long as it lasts.
    if (!flash || flash.message === messages.unreachable) return;
    const timer = setTimeout(() => setFlash(null), flashTime);
    return () => clearTimeout(timer);
  }, [flash]);
  return flash;
}
