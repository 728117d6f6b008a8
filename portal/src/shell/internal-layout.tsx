import { AppShell } from '@trunkline/ui/patterns/app-shell';
import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { CopyFeedback } from '@trunkline/ui/primitives/copy-button';
import { IconButton } from '@trunkline/ui/primitives/icon-button';
import { Link } from '@trunkline/ui/primitives/link';
import { Server } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { config } from '../config/index.ts';
import { messageOf } from '../platform/errors.ts';
import { useLcrs } from '../platform/lcrs.ts';
import { routes } from '../routes.ts';
import { productName } from '../screen/document-title.ts';
import { PortalLink } from '../screen/portal-link.tsx';
import { enterArea } from '../session/area.ts';
import { useCurrentProvider } from '../session/current-provider.ts';
import { useUser } from '../session/session.ts';
import { local } from '../session/storage.ts';
import { toast } from '../session/toasts.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { navigationOf } from './navigation.ts';
import { ProviderSelector } from './provider-selector.tsx';
import { Toasts } from './toasts.tsx';
import { UserMenu } from './user-menu.tsx';

const swrOptions = {
  // A console is not a feed: nothing is fetched because a window was touched.
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // A failed call is shown with a retry; silent repeats would only spend the rate limit.
  shouldRetryOnError: false,
  provider: () => new Map(),
};

const sayCopied = (subject: string) => toast.success(`${subject} copied to clipboard`);
const sayCopyFailed = (subject: string) =>
  toast.error(`Unable to copy ${subject}, please select the text and right click to copy`);

/**
 * Navigation, header and content of every internal screen. Give it the token as key: a cache per
 * session, so that nobody sees what the person before them has loaded.
 */
export default function InternalLayout({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={swrOptions}>
      <CopyFeedback onCopied={sayCopied} onCopyFailed={sayCopyFailed}>
        <Layout>{children}</Layout>
      </CopyFeedback>
    </SWRConfig>
  );
}

function BrandLinks({ links }: { links: { label: string; href: string }[] }) {
  return (
    <ul className="grid gap-1">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} external variant="quiet">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const user = useUser();
  const [pathname] = useLocation();
  useEffect(() => enterArea(pathname), [pathname]);
  const { provider, error, retry } = useCurrentProvider();
  const { disableOutboundCallRouting, brand } = config();
  // Drives the outbound routing entry only: admins go to the list and need no table.
  const needsLcr = !disableOutboundCallRouting;
  const lcrs = useLcrs(needsLcr ? user.userSid : null);
  const [isCollapsed, setCollapsed] = useState(() => local.get('navCollapsed') === 'true');

  function handleCollapse(next: boolean) {
    local.set('navCollapsed', String(next));
    setCollapsed(next);
  }

  const navigation = navigationOf(
    routes,
    {
      config: config(),
      user,
      hasTeams: Boolean(provider?.ms_teams_fqdn),
      lcrSid: lcrs.data?.[0]?.lcr_sid ?? null,
    },
    pathname,
  );

  return (
    <AppShell
      brand={{ productName: productName(), logoUrl: brand?.logoUrl }}
      navigation={navigation}
      navigationTop={(hasIconsOnly) =>
        hasIconsOnly ? (
          <IconButton
            icon={Server}
            label={`Service provider: ${provider?.name ?? '…'}`}
            tooltipSide="right"
            className="justify-self-center"
            onClick={() => handleCollapse(false)}
          />
        ) : (
          <ProviderSelector />
        )
      }
      navigationBottom={brand?.links && <BrandLinks links={brand.links} />}
      headerEnd={<UserMenu />}
      LinkComponent={PortalLink}
      isCollapsed={isCollapsed}
      onCollapsedChange={handleCollapse}
    >
      {error && !provider ? (
        <ErrorState
          title="The service providers could not be loaded"
          message={messageOf(error)}
          onRetry={retry}
        />
      ) : (
        children
      )}
      <LeaveDialog />
      <Toasts />
    </AppShell>
  );
}
