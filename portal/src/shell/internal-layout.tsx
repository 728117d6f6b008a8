import { AppShell } from '@trunkline/ui/patterns/app-shell';
import { Breadcrumbs } from '@trunkline/ui/primitives/breadcrumbs';
import { CopyFeedback } from '@trunkline/ui/primitives/copy-button';
import { IconButton } from '@trunkline/ui/primitives/icon-button';
import { Link } from '@trunkline/ui/primitives/link';
import { Server } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { addresses } from '../addresses.ts';
import { local, localKeys } from '../browser/storage.ts';
import { config } from '../config/index.ts';
import { toast } from '../notices/toasts.ts';
import { recordedCalls } from '../platform/client/calls/recorded-calls.ts';
import { useOwnLcr } from '../platform/resources/routing/lcrs.ts';
import { routes } from '../routes.ts';
import { logoUrl, productName } from '../screen/page/brand.ts';
import { useCrumbs } from '../screen/page/crumbs.ts';
import { PortalLink } from '../screen/page/portal-link.tsx';
import { useCurrentProvider } from '../session/current-provider.ts';
import { enterArea } from '../session/remembered-account.ts';
import { useUser } from '../session/session.ts';
import { alertNotify } from '../shared/alerts/alert-notify.ts';
import { phoneTarget } from '../shared/phone/phone-target.ts';
import { useHeadStartOfLinks } from '../start/ahead-of-links.ts';
import { useIsIdle, whenIdle } from '../start/idle.ts';
import { onDemand } from '../start/loadable.tsx';
import { apiCallsPanel } from './api-calls/open.ts';
import { HeldBack } from './held-back.tsx';
import { useKeyboard } from './navigation/keyboard.ts';
import { LeaveDialog } from './navigation/leave-dialog.tsx';
import { navigationOf } from './navigation/navigation.ts';
import { useCodeAhead } from './navigation/use-code-ahead.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import { ProviderGate } from './provider/provider-gate.tsx';
import { ProviderSelector } from './provider/provider-selector.tsx';
import { shortcutsSheet } from './shortcuts/open.ts';
import { Toasts } from './toasts.tsx';
import { alertOwner, useUnseenAlerts } from './use-unseen-alerts.ts';
import { UserMenu } from './user-menu.tsx';

const ShortcutsSheet = onDemand(() => import('./shortcuts/shortcuts-sheet.tsx'));
const ApiCalls = onDemand(() => import('./api-calls/api-calls.tsx'), { isRare: true });
const PhonePanel = onDemand(() => import('../shared/phone/phone-panel.tsx'), { isRare: true });
const HostedNotice = onDemand(() => import('./hosted-notice.tsx'), { isRare: true });

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
 * Navigation, header and content of every internal screen. Give it the user as key: a cache per
 * user, so that nobody sees what the person before them has loaded, while a newer token of the same
 * person, from another tab, leaves their forms alone.
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

const AlertNotifier = onDemand(() => import('./alert-notifier.tsx'), { isRare: true });

/** A tab that died during a test call couldn't delete the client of that call. */
async function removeLeftClients(): Promise<void> {
  if (local.get(localKeys.testClients) === null) return;
  await (await import('../shared/phone/call/test-client.ts')).removeLeftClients();
}

/** Written by the build: third-party licences. */
const notices = { label: 'Third-party notices', href: '/third-party-notices.txt' };

function FootLinks({ links }: { links: { label: string; href: string }[] }) {
  return (
    <ul className="grid gap-1">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} isExternal variant="quiet">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where there is no room for it in the header, the page says it itself. */
const Where = () => (
  <Breadcrumbs
    items={useCrumbs()}
    LinkComponent={PortalLink}
    className="hidden min-[900px]:block"
  />
);

function forgetCalls(): void {
  apiCallsPanel.set(false);
  recordedCalls.set([]);
}

/** A page that was closed or reloaded in the middle of a change of many numbers couldn't say so. */
async function tellInterrupted(): Promise<void> {
  if (local.get(localKeys.bulkProgress) === null) return;
  const { noteInterrupted } = await import('../screen/history/note-numbers.ts');
  for (const { done, total } of await noteInterrupted()) {
    toast.error(
      `A change stopped after ${done} of ${total} phone numbers, when its page was closed. Undo it in Your changes, or make it again.`,
    );
  }
}

function Layout({ children }: { children: ReactNode }) {
  const user = useUser();
  const [pathname] = useLocation();
  useEffect(() => enterArea(pathname), [pathname]);
  const isIdle = useIsIdle();
  useKeyboard();
  const hasSheet = shortcutsSheet.use();
  const hasCalls = apiCallsPanel.use();
  const called = phoneTarget.use();
  useEffect(() => whenIdle(tellInterrupted), []);
  useEffect(() => whenIdle(removeLeftClients), []);
  // The next person at this screen sees nothing of it.
  useEffect(() => forgetCalls, []);
  useEffect(() => () => phoneTarget.set(null), []);
  const { providers, provider } = useCurrentProvider();
  const providerSid = provider?.service_provider_sid ?? null;
  useHeadStartOfLinks(providerSid);
  // Until the provider is there, as it was the last time: an entry that comes late moves the others.
  const hasTeams = provider
    ? Boolean(provider.ms_teams_fqdn)
    : local.get(localKeys.shownHasTeams) === 'true';
  useEffect(() => {
    if (!providerSid) return;
    local.set(localKeys.shownServiceProvider, providerSid);
    local.set(localKeys.shownHasTeams, String(hasTeams));
  }, [providerSid, hasTeams]);
  const { disableOutboundCallRouting, enableHostedSystem, brand, alertPollSeconds } = config();
  // Decides where one navigation entry leads, except for admins.
  const needsLcr = !disableOutboundCallRouting && user.scope !== 'admin';
  const { lcr } = useOwnLcr(needsLcr && isIdle);
  const [isCollapsed, setCollapsed] = useState(() => local.get('navCollapsed') === 'true');

  function handleCollapse(next: boolean) {
    local.set('navCollapsed', String(next));
    setCollapsed(next);
  }

  const unseenAlerts = useUnseenAlerts(user, providerSid, isIdle && pathname !== addresses.alerts);
  const { isOn: isNotified } = alertNotify.use();
  const owner = alertOwner(user, providerSid);
  const context = useMemo(
    () => ({ config: config(), user, hasTeams, lcr, unseenAlerts }),
    [user, hasTeams, lcr, unseenAlerts],
  );
  const navigation = navigationOf(routes, context, pathname);
  useCodeAhead(context, pathname);

  return (
    <AppShell
      brand={{ productName: productName(), logoUrl: logoUrl(), href: addresses.overview }}
      navigation={navigation}
      navigationTop={(hasIconsOnly, close) =>
        hasIconsOnly ? (
          <IconButton
            icon={Server}
            label={`Service provider: ${provider?.name ?? (providers ? 'none yet' : '…')}`}
            tooltipSide="right"
            className="self-center"
            onClick={() => handleCollapse(false)}
          />
        ) : (
          <ProviderSelector onChoose={close} />
        )
      }
      navigationBottom={<FootLinks links={[...(brand?.links ?? []), notices]} />}
      headerStart={<Where />}
      headerMiddle={<PaletteButton context={context} />}
      headerEnd={<UserMenu />}
      LinkComponent={PortalLink}
      open={!isCollapsed}
      onOpenChange={(open) => handleCollapse(!open)}
    >
      <HeldBack />
      {isIdle && isNotified && owner && alertPollSeconds > 0 && (
        <AlertNotifier
          owner={owner}
          providerName={owner.kind === 'account' ? undefined : provider?.name}
          everySeconds={alertPollSeconds}
        />
      )}
      {enableHostedSystem && <HostedNotice />}
      <div className={hasCalls ? 'min-[80rem]:pe-[30rem]' : undefined}>
        <ProviderGate>{children}</ProviderGate>
      </div>
      <LeaveDialog />
      {hasSheet && <ShortcutsSheet onClose={() => shortcutsSheet.set(false)} />}
      {hasCalls && <ApiCalls onClose={() => apiCallsPanel.set(false)} />}
      {called && <PhonePanel target={called} />}
      <Toasts />
    </AppShell>
  );
}
