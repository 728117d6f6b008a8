import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { buttonStyles } from '@trunkline/ui/primitives/button';
import { Grid3x3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { Page } from '../../screen/page/page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';

/** The screens of Teams tenants, where the service provider takes part in Teams. */
export function TeamsGate({ children }: { children: ReactNode }) {
  const { provider } = useCurrentProvider();
  const maySet = isAtLeast(useUser(), 'service_provider');
  if (provider?.ms_teams_fqdn !== '') return children;
  return (
    <Page title={kinds.teamsTenant.title}>
      <EmptyState
        icon={Grid3x3}
        title={`${provider.name} does not have a fully qualified domain name for MS Teams`}
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
