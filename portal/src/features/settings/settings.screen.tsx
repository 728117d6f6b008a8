import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Tabs } from '@trunkline/ui/primitives/tabs';
import { useSearchParams } from 'wouter';
import { Page } from '../../screen/page/page.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { AdminSettings } from './admin/admin-settings.tsx';
import { ProviderSettings } from './provider-settings.tsx';

const tabs = { admin: 'Admin', provider: 'Service provider' };

/** Settings of the platform (admins only) and of the current service provider. */
export default function SettingsScreen() {
  const user = useUser();
  const { provider, providers } = useCurrentProvider();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'provider' ? 'provider' : 'admin';
  const isAdmin = user.scope === 'admin';

  const providerSettings = (isOpen: boolean) =>
    provider && providers ? (
      // The key resets the form for another provider.
      <ProviderSettings
        key={provider.service_provider_sid}
        provider={provider}
        isOnly={providers.length === 1}
        isOpen={isOpen}
      />
    ) : (
      <Skeleton className="h-96 w-full" />
    );

  return (
    <Page title="Settings" width="form">
      {isAdmin ? (
        <Tabs
          label="Settings"
          keepMounted
          value={tab}
          onChange={(next) => setQuery(next === 'admin' ? {} : { tab: next }, { replace: true })}
          items={[
            {
              value: 'admin',
              label: tabs.admin,
              content: <AdminSettings isOpen={tab === 'admin'} />,
            },
            {
              value: 'provider',
              label: tabs.provider,
              content: providerSettings(tab === 'provider'),
            },
          ]}
        />
      ) : (
        providerSettings(true)
      )}
    </Page>
  );
}
