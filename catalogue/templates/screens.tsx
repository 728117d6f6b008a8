import { composeStories } from '@storybook/react-vite';
import {
  AppWindow,
  Bell,
  Gauge,
  Hash,
  PhoneForwarded,
  PhoneIncoming,
  Settings,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import * as accountList from '../../portal/src/features/accounts/account-list.stories.tsx';
import * as carrierList from '../../portal/src/features/carriers/carrier-list.stories.tsx';
import * as overview from '../../portal/src/features/overview/overview.stories.tsx';
import { PublicPage } from '../../portal/src/screen/page/public-page.tsx';
import { AppShell } from '../../ui/src/patterns/app-shell/index.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { Link } from '../../ui/src/primitives/link/index.ts';
import { PasswordInput } from '../../ui/src/primitives/password-input/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';
import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import { letterMark } from '../../ui/src/tokens/theme/index.ts';
import { CarrierForm } from './carrier-form.tsx';

const { Rows: Accounts } = composeStories(accountList);
const { Rows: Carriers } = composeStories(carrierList);
const { Default: Overview } = composeStories(overview);

const items = [
  { id: 'overview', label: 'Overview', href: '#overview', icon: Gauge },
  { id: 'accounts', label: 'Accounts', href: '#accounts', icon: Users },
  { id: 'applications', label: 'Applications', href: '#applications', icon: AppWindow },
  { id: 'calls', label: 'Recent calls', href: '#calls', icon: PhoneIncoming },
  { id: 'alerts', label: 'Alerts', href: '#alerts', icon: Bell, count: 3 },
  { id: 'carriers', label: 'Carriers', href: '#carriers', icon: PhoneForwarded },
  { id: 'numbers', label: 'Phone numbers', href: '#numbers', icon: Hash },
  { id: 'settings', label: 'Settings', href: '#settings', icon: Settings },
];

type ConsoleProps = { brand: Brand; current: string; children: ReactNode };

function Console({ brand, current, children }: ConsoleProps) {
  return (
    <AppShell
      brand={{ productName: brand.productName, logoUrl: brand.logoUrl ?? letterMark(brand) }}
      navigation={[
        { id: 'main', items: items.map((item) => ({ ...item, isCurrent: item.id === current })) },
      ]}
      navigationBottom={
        brand.links && (
          <ul className="grid gap-2 px-3 text-small">
            {brand.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        )
      }
      headerEnd={<Button variant="ghost">Dana Fischer</Button>}
    >
      {children}
    </AppShell>
  );
}

/** The log-in page as the console draws it from `config.js`. */
function LogIn({ brand }: { brand: Brand }) {
  Object.assign(window, { PORTAL_CONFIG: { brand } });
  return (
    <PublicPage title="Log in">
      <div className="grid gap-4">
        <Field label="Username" required>
          <TextInput autoComplete="username" defaultValue="dana" />
        </Field>
        <Field label="Password" required>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button variant="primary">Log in</Button>
      </div>
    </PublicPage>
  );
}

export const screenNames = ['log-in', 'overview', 'accounts', 'carriers', 'carrier'] as const;
export type ScreenName = (typeof screenNames)[number];

/** A whole screen with data of its own, in a brand. */
export function Screen({ name, brand }: { name: ScreenName; brand: Brand }) {
  if (name === 'log-in') return <LogIn brand={brand} />;
  return (
    <Console brand={brand} current={name === 'carrier' ? 'carriers' : name}>
      {name === 'overview' && <Overview />}
      {name === 'accounts' && <Accounts />}
      {name === 'carriers' && <Carriers />}
      {name === 'carrier' && <CarrierForm />}
    </Console>
  );
}
