import { linkStyles } from '@trunkline/ui/primitives/link';
import { addresses } from '../../addresses.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { OauthLinks } from '../../shared/oauth/index.ts';

/** Hosted system: log-in through identity providers, and a link to register. */
export default function OtherWays() {
  return (
    <>
      <div className="grid gap-3 empty:hidden">
        <OauthLinks from="/sign-in" verb="Log in with" />
      </div>
      <PortalLink href={addresses.register.choice} className={linkStyles()}>
        Register
      </PortalLink>
    </>
  );
}
