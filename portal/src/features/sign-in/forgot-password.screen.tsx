import { linkStyles } from '@trunkline/ui/primitives/link';
import { Text } from '@trunkline/ui/primitives/text';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { setFlash } from '../../notices/flash.ts';
import { forgotPassword } from '../../platform/resources/registration/sign-in.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { EmailField, PublicForm } from '../../screen/page/public-form.tsx';
import { PublicPage } from '../../screen/page/public-page.tsx';

const mailSent =
  'A password reset email has been sent to your email. Please check your inbox (and, possibly, spam folder) and follow the instructions to reset your password.';

/** Requests an email with a link for a new password. */
export default function ForgotPasswordScreen() {
  const [, navigate] = useLocation();

  async function handleSubmit(data: FormData) {
    await forgotPassword(String(data.get('email')).trim());
    setFlash(mailSent, 'success');
    navigate(addresses.logIn);
  }

  return (
    <PublicPage title="Forgot password">
      <Text tone="muted">Enter your email and we will send you a password reset link</Text>
      <PublicForm label="Send me a reset password link" onSubmit={handleSubmit}>
        <EmailField />
      </PublicForm>
      <PortalLink href={addresses.logIn} className={linkStyles()}>
        Back to log in
      </PortalLink>
    </PublicPage>
  );
}
