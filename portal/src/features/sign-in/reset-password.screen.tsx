import { Button } from '@trunkline/ui/primitives/button';
import { Form } from '@trunkline/ui/primitives/form';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { setFlash } from '../../notices/flash.ts';
import { messageOf, PlatformError } from '../../platform/client/calls/errors.ts';
import {
  exchangeResetLink,
  setPasswordByLink,
} from '../../platform/resources/registration/reset-link.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { Banner, PublicPage } from '../../screen/page/public-page.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { useSession } from '../../session/session.ts';
import { focusPassword, NewPasswordFields, newPasswords } from './new-password-fields.tsx';
import { resetPolicy, resetProblem } from './reset-rules.ts';

type Exchange =
  | { status: 'pending' }
  | { status: 'open'; token: string }
  /** A retry doesn't help: the user needs another link, which the log-in page offers. */
  | { status: 'closed' }
  | { status: 'failed'; message: string };

export default function ResetPasswordScreen({ params }: { params: Record<string, string> }) {
  const link = params['id'] ?? '';
  const { exchange, retry } = useExchange(link);
  // For signed-in users the log-in page only redirects home.
  const isSignedIn = useSession() !== null;
  return (
    <PublicPage title="Reset password">
      {exchange.status === 'pending' && <Spinner label="Checking the link…" />}
      {exchange.status === 'open' && <NewPassword link={link} token={exchange.token} />}
      {exchange.status === 'closed' && (
        <RedirectWithMessage
          to={addresses.logIn}
          message="This link is no longer valid. It has expired or has already been used."
          on={isSignedIn ? 'console' : 'log-in page'}
        />
      )}
      {exchange.status === 'failed' && (
        <>
          <Banner tone="danger">{exchange.message}</Banner>
          <Button onClick={retry}>Try again</Button>
        </>
      )}
      <PortalLink href={addresses.logIn} className={linkStyles()}>
        Back to log in
      </PortalLink>
    </PublicPage>
  );
}

/** Exchanges the link for a token, which stays on this page and isn't stored. */
function useExchange(link: string) {
  const [exchange, setExchange] = useState<Exchange>({ status: 'pending' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setExchange({ status: 'pending' });
    setAttempt((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isLeft = false;
    exchangeResetLink(link).then(
      (token) => !isLeft && setExchange({ status: 'open', token }),
      (error: unknown) => !isLeft && setExchange(refusedExchange(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [link, attempt]);
  return { exchange, retry };
}

function refusedExchange(error: unknown): Exchange {
  if (error instanceof PlatformError && error.kind === 'Forbidden') return { status: 'closed' };
  if (error instanceof PlatformError && error.status === 500) {
    // The response contains an internal error text.
    const message =
      "The link can't be used. Only users of an account can reset their password by email. Otherwise, ask an administrator for a temporary password.";
    return { status: 'failed', message };
  }
  return { status: 'failed', message: messageOf(error) };
}

function NewPassword({ link, token }: { link: string; token: string }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isBusy) return;
    const form = event.currentTarget;
    const { password, confirmation } = newPasswords(form);
    const refusal = resetProblem(password, confirmation);
    setProblem(refusal?.message);
    if (refusal) return focusPassword(form, refusal.at);
    setBusy(true);
    try {
      await setPasswordByLink(token, link, password);
      setFlash('New password was successfully set.', 'success');
      navigate(addresses.logIn, { replace: true });
    } catch (failure) {
      const hasExpired = failure instanceof PlatformError && failure.kind === 'Unauthorized';
      setProblem(
        hasExpired
          ? 'This page was open for too long. Open the link in the email again.'
          : messageOf(failure),
      );
      setBusy(false);
    }
  }

  return (
    <>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Form gap="md" onSubmit={handleSubmit}>
        <NewPasswordFields policy={resetPolicy} />
        <Button type="submit" variant="primary" isLoading={isBusy} className="w-full">
          Save
        </Button>
      </Form>
    </>
  );
}
