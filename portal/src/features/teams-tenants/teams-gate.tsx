import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { buttonStyles } from '@trunkline/ui/primitives/button';
import { Grid3x3 } from 'lucide-react';
import type { ComponentType } from 'react';
import { addresses } from '../../addresses.ts';
import { Page } from '../../screen/page/page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import type { ScreenProps } from '../../screen/page/route.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';

/** Wraps a screen of Teams tenants: shows it only if the service provider uses Teams. */
export const withTeams = (Screen: ComponentType<ScreenProps>) => (props: ScreenProps) => {
  const { provider } = useCurrentProvider();
  return provider?.ms_teams_fqdn === '' ? <NoTeams name={provider.name} /> : <Screen {...props} />;
};

function NoTeams({ name }: { name: string }) {
  const maySet = isAtLeast(useUser(), 'service_provider');
  return (
    <Page title={kinds.teamsTenant.title}>
      <EmptyState
        icon={Grid3x3}
        title={`${name} does not have a fully qualified domain name for MS Teams`}
        description="Tenants reach the platform by that name."
        action={
          maySet && (
            <PortalLink href={addresses.settings} className={buttonStyles({})}>
              Open settings
            </PortalLink>
          )
        }
      />
    </Page>
  );
}
