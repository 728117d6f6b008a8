import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { Form } from '@trunkline/ui/primitives/form';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { defaultPolicy, isPasswordFit } from '@trunkline/ui/widgets/password-rules';
import { type FormEvent, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { messageOf, PlatformError } from '../../platform/client/calls/errors.ts';
import { usePasswordPolicy } from '../../platform/resources/providers/password-settings.ts';
import { changePassword } from '../../platform/resources/registration/sign-in.ts';
import { Banner, PublicPage } from '../../screen/page/public-page.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import {
  getSession,
  getTemporaryPassword,
  mustLogIn,
  passwordChanged,
  useSession,
} from '../../session/session.ts';
import { signOut } from '../../session/sign-out.ts';
import { focusPassword, NewPasswordFields, newPasswords } from './new-password-fields.tsx';

export default function CreatePasswordScreen() {
  const session = useSession();
  const [, navigate] = useLocation();
  const { data: policy = defaultPolicy } = usePasswordPolicy(session !== null);
  // The password is only in memory: after a reload the form asks for it.
  const [temporary] = useState(getTemporaryPassword);
  const [isLeaving, setLeaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSigningOut, setSigningOut] = useState(false);
  if (!session) {
    return <RedirectWithMessage to={addresses.logIn} message={mustLogIn} on="log-in page" />;
  }
  if (!isLeaving && !session.mustChangePassword) return <Redirect to={addresses.logIn} replace />;

  async function handleSignOut() {
    setSigningOut(true);
    await signOut();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const user = getSession()?.user;
    if (isBusy || !user) return;
    const form = event.currentTarget;
    const { password, confirmation } = newPasswords(form);
    const typedTemporary = new FormData(form).get('temporary-password');
    const isFit = isPasswordFit(password, policy);
    setRefused(!isFit);
    setProblem(undefined);
    if (!isFit) return focusPassword(form, 'password');
    if (password !== confirmation) {
      setProblem('Passwords do not match');
      return focusPassword(form, 'confirmation');
    }
    setBusy(true);
    try {
      await changePassword(user.userSid, {
        oldPassword: temporary ?? String(typedTemporary),
        newPassword: password,
        isViewOnly: user.isViewOnly,
      });
      setLeaving(true);
      passwordChanged();
      navigate(user.scope === 'account' ? addresses.applications.list : addresses.accounts.list, {
        replace: true,
      });
    } catch (failure) {
      const isWrongTemporary = failure instanceof PlatformError && failure.kind === 'Forbidden';
      setProblem(isWrongTemporary ? 'The temporary password is not correct' : messageOf(failure));
      setBusy(false);
    }
  }

  return (
    <PublicPage title="You must create a new password">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Form gap="md" onSubmit={handleSubmit}>
        {temporary === null && (
          <Field label="Temporary password" required help="The password you logged in with.">
            <PasswordInput name="temporary-password" autoComplete="current-password" />
          </Field>
        )}
        <NewPasswordFields policy={policy} isRefused={isRefused} />
        <Button type="submit" variant="primary" isLoading={isBusy} className="w-full">
          Save
        </Button>
        <Button variant="ghost" isLoading={isSigningOut} onClick={handleSignOut} className="w-full">
          Cancel and sign out
        </Button>
      </Form>
    </PublicPage>
  );
}
