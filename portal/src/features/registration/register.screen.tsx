import { buttonStyles } from '@trunkline/ui/primitives/button';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Text } from '@trunkline/ui/primitives/text';
import { TermsAcceptance } from '@trunkline/ui/widgets/terms-acceptance';
import { useEffect, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { config } from '../../config/index.ts';
import { forgetFlash, readFlash } from '../../notices/flash.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { Banner, PublicPage } from '../../screen/page/public-page.tsx';
import { OauthLinks } from '../../shared/oauth/index.ts';
import { ForStrangers } from './for-strangers.tsx';

/** Ways to register, after accepting the terms. */
export default function RegisterScreen() {
  const [isAccepted, setAccepted] = useState(false);
  const [flash] = useState(readFlash);
  useEffect(forgetFlash, []);
  const { termsUrl, privacyUrl } = config();
  return (
    <ForStrangers>
      <PublicPage title="Register">
        {flash && <Banner tone={flash.tone}>{flash.message}</Banner>}
        <TermsAcceptance
          value={isAccepted}
          onChange={setAccepted}
          termsHref={termsUrl}
          privacyHref={privacyUrl}
        />
        {isAccepted ? (
          <div className="grid gap-3">
            {/* An invitation in the address goes along. */}
            <PortalLink
              href={addresses.register.email + window.location.search}
              className={buttonStyles({ variant: 'primary', className: 'w-full' })}
            >
              Sign up with email
            </PortalLink>
            <OauthLinks from="/register" verb="Sign up with" />
          </div>
        ) : (
          <Text size="small" tone="muted">
            Accept the terms to choose how to sign up.
          </Text>
        )}
        <PortalLink href={addresses.logIn} className={linkStyles()}>
          Back to log in
        </PortalLink>
      </PublicPage>
    </ForStrangers>
  );
}
