import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { type FormEvent, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { messageOf, PlatformError } from '../../platform/errors.ts';
import { usePasswordPolicy } from '../../platform/password-settings.ts';
import { changePassword } from '../../platform/users.ts';
import {
  endSession,
  getSession,
  getTemporaryPassword,
  passwordChanged,
  useSession,
} from '../../session/session.ts';
import { defaultPolicy, passwordProblems } from './password-rules.ts';
import { Banner, PublicPage } from './public-page.tsx';

type Problem = { message: string; list?: string[] };

export default function CreatePasswordScreen() {
  const session = useSession();
  const [, navigate] = useLocation();
  const { data: policy = defaultPolicy } = usePasswordPolicy(session?.user.userSid ?? null);
  // After a reload the temporary password is gone from memory, so it is asked for again.
  const [temporary] = useState(getTemporaryPassword);
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  if (!isLeaving && !session?.mustChangePassword) return <Redirect to="/" replace />;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const user = getSession()?.user;
    if (isBusy || !user) return;
    const data = new FormData(event.currentTarget);
    const newPassword = String(data.get('new-password'));
    const list = passwordProblems(newPassword, policy);
    if (list.length > 0) return setProblem({ message: 'Password must:', list });
    if (newPassword !== data.get('confirm-password')) {
      return setProblem({ message: 'Passwords do not match' });
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await changePassword(user.userSid, {
        oldPassword: temporary ?? String(data.get('temporary-password')),
        newPassword,
        isViewOnly: user.isViewOnly,
      });
      setLeaving(true);
      passwordChanged();
      navigate(user.scope === 'account' ? '/internal/applications' : '/internal/accounts', {
        replace: true,
      });
    } catch (failure) {
      const isWrongTemporary = failure instanceof PlatformError && failure.kind === 'Forbidden';
      setProblem({
        message: isWrongTemporary ? 'The temporary password is not correct' : messageOf(failure),
      });
      setBusy(false);
    }
  }

  return (
    <PublicPage title="You must create a new password">
      {problem && (
        <Banner tone="danger">
          {problem.message}
          {problem.list && (
            <ul className="mt-1 list-disc ps-5">
              {problem.list.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      <form onSubmit={handleSubmit} className="grid gap-4">
        {temporary === null && (
          <Field label="Temporary password" required help="The one you signed in with.">
            <PasswordInput name="temporary-password" autoComplete="current-password" />
          </Field>
        )}
        <Field label="New password" required>
          <PasswordInput name="new-password" autoComplete="new-password" canReveal={false} />
        </Field>
        <Field label="Confirm password" required>
          <PasswordInput name="confirm-password" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" isLoading={isBusy} className="w-full">
          Save
        </Button>
        <Button variant="ghost" onClick={endSession} className="w-full">
          Cancel and sign out
        </Button>
      </form>
    </PublicPage>
  );
}
