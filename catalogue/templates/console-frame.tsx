import { ChevronDown, CircleUserRound, Plus, Search, Server } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AppShell } from '../../ui/src/patterns/app-shell/index.ts';
import { Breadcrumbs } from '../../ui/src/primitives/breadcrumbs/index.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { IconButton } from '../../ui/src/primitives/icon-button/index.ts';
import { Link } from '../../ui/src/primitives/link/index.ts';
import { Select } from '../../ui/src/primitives/select/index.ts';
import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import { letterMark } from '../../ui/src/tokens/theme/index.ts';
import { consoleNavigation, labelOf } from './console-navigation.ts';

const providers = [
  { value: 'northwind', label: 'Northwind Telecom' },
  { value: 'contoso', label: 'Contoso Voice' },
];

function ProviderSelector() {
  const [provider, setProvider] = useState('northwind');
  return (
    <div className="grid grid-cols-1 gap-1">
      <span className="text-meta text-muted">Service provider</span>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <Select
            aria-label="Service provider"
            value={provider}
            options={providers}
            onChange={setProvider}
          />
        </div>
        <IconButton icon={Plus} label="Add a service provider" />
      </div>
    </div>
  );
}

/** In the console it opens the command palette; here it is only drawn. */
const SearchButton = () => (
  <button
    type="button"
    className="flex h-control min-w-0 items-center gap-2 rounded-md border border-default bg-sunken px-2.5 text-muted hover:border-control max-sm:size-control max-sm:justify-center max-sm:px-0 sm:w-48 xl:w-72 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
  >
    <Search aria-hidden className="size-4 shrink-0" />
    <span className="min-w-0 flex-1 truncate text-start max-sm:sr-only">Search or jump to…</span>
    <kbd aria-hidden className="shrink-0 text-meta max-xl:hidden pointer-coarse:hidden">
      Ctrl+K
    </kbd>
  </button>
);

/** The signed-in user and scope; opens profile, preferences and Sign out. */
const UserMenu = () => (
  <Button variant="ghost" className="-me-2 h-10! max-w-56 px-2 max-sm:w-control max-sm:px-0">
    <CircleUserRound size={18} strokeWidth={1.75} aria-hidden className="shrink-0 sm:hidden" />
    <span className="sr-only">User menu:</span>
    <span className="min-w-0 text-start leading-tight max-sm:sr-only">
      <span className="block truncate">admin</span>{' '}
      <span className="block truncate text-meta font-normal text-muted">Scope: admin</span>
    </span>
    <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="text-muted max-sm:hidden" />
  </Button>
);

const notices = { label: 'Third-party notices', href: '#notices' };

function FootLinks({ links }: { links: { label: string; href: string }[] }) {
  return (
    <ul className="grid gap-1">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} variant="quiet">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ConsoleFrameProps = {
  brand: Brand;
  /** Id of the open navigation entry. */
  current: string;
  /** Name of the open record, the last part of the breadcrumbs. */
  record?: string | undefined;
  children: ReactNode;
};

/** Navigation and header of the console, with an administrator signed in. */
export function ConsoleFrame({ brand, current, record, children }: ConsoleFrameProps) {
  const [isCollapsed, setCollapsed] = useState(false);
  const area = { label: labelOf(current) ?? 'Overview' };
  const crumbs = record ? [{ ...area, href: `#${current}` }, { label: record }] : [area];
  return (
    <AppShell
      brand={{
        productName: brand.productName,
        logoUrl: brand.logoUrl ?? letterMark(brand),
        href: '#overview',
      }}
      navigation={consoleNavigation(current)}
      navigationTop={(hasIconsOnly) =>
        hasIconsOnly ? (
          <IconButton
            icon={Server}
            label="Service provider: Northwind Telecom"
            tooltipSide="right"
            className="self-center"
            onClick={() => setCollapsed(false)}
          />
        ) : (
          <ProviderSelector />
        )
      }
      navigationBottom={<FootLinks links={[...(brand.links ?? []), notices]} />}
      headerStart={<Breadcrumbs items={crumbs} className="hidden min-[900px]:block" />}
      headerMiddle={<SearchButton />}
      headerEnd={<UserMenu />}
      open={!isCollapsed}
      onOpenChange={(open) => setCollapsed(!open)}
    >
      {children}
    </AppShell>
  );
}
