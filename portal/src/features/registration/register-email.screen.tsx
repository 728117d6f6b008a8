import { Field } from '@trunkline/ui/primitives/field';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { config } from '../../config/index.ts';
import { register } from '../../platform/resources/registration/registration.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { EmailField, PublicForm } from '../../screen/page/public-form.tsx';
import { PublicPage } from '../../screen/page/public-page.tsx';
import { startSession } from '../../session/session.ts';
import { activationCode } from './activation-code.ts';
import { ForStrangers } from './for-strangers.tsx';

export default function RegisterEmailScreen() {
  const [, navigate] = useLocation();

  async function handleSubmit(data: FormData) {
    const inviteCode = new URLSearchParams(window.location.search).get('inviteCode');
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
    // Keeps Back from returning to the completed form.
    navigate(addresses.register.verifyEmail, { replace: true });
  }

  return (
    <ForStrangers>
      <PublicPage title="Register with email">
        <PublicForm label="Continue →" onSubmit={handleSubmit}>
          <EmailField />
          <Field label="Password" required help="At least 6 characters.">
            <PasswordInput name="password" autoComplete="new-password" minLength={6} />
          </Field>
        </PublicForm>
        <PortalLink
          href={addresses.register.choice + window.location.search}
          className={linkStyles()}
        >
          Go back
        </PortalLink>
      </PublicPage>
    </ForStrangers>
  );
}
