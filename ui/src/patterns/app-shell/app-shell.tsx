import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { checkNames } from '../../development/checks.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { type LinkComponent, PlainLink } from '../../primitives/link/index.ts';
import { useLabels } from '../../use-labels.ts';
import { type AppShellBrand, type AppShellProps, defaultLabels } from './app-shell.types.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { NavigationList } from './navigation-list.tsx';

// Leaves the URL alone: a hash would add an entry to the router's history.
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/**
 * Frame of a console: side navigation (232 px, 64 collapsed, a drawer under 900 px), header and
 * main. The page itself scrolls; sticky elements inside main stay below `--tl-sticky-top`.
 */
export function AppShell({
  brand,
  navigation,
  navigationTop,
  navigationBottom,
  headerStart,
  headerMiddle,
  headerEnd,
  children,
  LinkComponent,
  open,
  onOpenChange,
  isCollapsed: givenCollapsed,
  onCollapsedChange,
  labels,
}: AppShellProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkNames('AppShell', { isCollapsed: givenCollapsed, onCollapsedChange });
  }
  const text = useLabels('AppShell', defaultLabels, labels);
  const [ownCollapsed, setOwnCollapsed] = useState(false);
  const isCollapsed = open === undefined ? (givenCollapsed ?? ownCollapsed) : !open;
  const handleCollapse = () => {
    setOwnCollapsed(!isCollapsed);
    onOpenChange?.(isCollapsed);
    onCollapsedChange?.(!isCollapsed);
  };
  const topOf = (hasIconsOnly: boolean, close?: () => void) =>
    typeof navigationTop === 'function' ? navigationTop(hasIconsOnly, close) : navigationTop;
  const CollapseIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose;

  return (
    <div className="flex min-h-dvh bg-page text-default">
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to a place on this page */}
      <a
        href="#main"
        onClick={skipToContent}
        className="fixed start-3 top-2 z-60 -translate-y-16 rounded-md border border-control bg-raised px-3 py-2 font-medium text-accent focus:translate-y-0 focus:shadow-overlay"
      >
        {text.skip}
      </a>
      <aside
        aria-label={text.sidebar}
        data-state={isCollapsed ? 'collapsed' : 'expanded'}
        className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-e border-default bg-card min-[900px]:flex ${
          isCollapsed ? 'w-nav-collapsed' : 'w-nav'
        }`}
      >
        <div className="flex h-header shrink-0 items-center px-5">
          <BrandName brand={brand} isCollapsed={isCollapsed} LinkComponent={LinkComponent} />
        </div>
        <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-x-clip overflow-y-auto px-3 pt-1 pb-3">
          {topOf(isCollapsed)}
          <NavigationList
            groups={navigation}
            labels={text}
            isCollapsed={isCollapsed}
            LinkComponent={LinkComponent}
          />
        </div>
        <div
          className={`flex shrink-0 items-center gap-2 border-t border-subtle p-2 ${
            isCollapsed ? 'justify-center' : 'justify-between'
          }`}
        >
          {!isCollapsed && (
            <div className="min-w-0 flex-1 ps-3 text-small text-muted">{navigationBottom}</div>
          )}
          <IconButton
            icon={CollapseIcon}
            label={isCollapsed ? text.expand : text.collapse}
            aria-expanded={!isCollapsed}
            tooltipSide="right"
            className="rtl:-scale-x-100"
            onClick={handleCollapse}
          />
        </div>
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-30 flex h-header shrink-0 items-center gap-3 border-b border-default bg-card px-4 min-[900px]:px-6">
          <NavigationDrawer
            labels={text}
            brand={<BrandName brand={brand} LinkComponent={LinkComponent} />}
          >
            {(close) => (
              <>
                {topOf(false, close)}
                <NavigationList
                  groups={navigation}
                  labels={text}
                  LinkComponent={LinkComponent}
                  onChoose={close}
                />
                {navigationBottom && (
                  <div className="mt-auto px-2.5 pt-2 text-small text-muted">
                    {navigationBottom}
                  </div>
                )}
              </>
            )}
          </NavigationDrawer>
          <div className="flex min-w-0 flex-1 items-center gap-3">
            {/* Beside the page it stands above the navigation. */}
            <div className="min-w-0 min-[900px]:hidden">
              <BrandName brand={brand} LinkComponent={LinkComponent} />
            </div>
            {headerStart}
          </div>
          {headerMiddle && <div className="flex shrink-0 items-center">{headerMiddle}</div>}
          <div className="flex shrink-0 items-center justify-end gap-2 lg:grow lg:basis-0">
            {headerEnd}
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 p-4 outline-none [--tl-sticky-top:3.25rem] min-[900px]:p-6"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

type BrandNameProps = {
  brand: AppShellBrand;
  isCollapsed?: boolean;
  LinkComponent?: LinkComponent | undefined;
};

function BrandName({
  brand: { productName, logoUrl, href },
  isCollapsed = false,
  LinkComponent: Anchor = PlainLink,
}: BrandNameProps) {
  // Treats a logo that fails to load as missing.
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const mark =
    logoUrl && logoUrl !== brokenUrl ? (
      <img
        src={logoUrl}
        alt=""
        onError={() => setBrokenUrl(logoUrl)}
        className="h-6 w-auto shrink-0"
      />
    ) : (
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-md bg-accent-fill text-meta font-semibold text-on-accent"
      >
        {productName.slice(0, 1)}
      </span>
    );
  const content = (
    <>
      {mark}
      <span
        className={isCollapsed ? 'sr-only' : 'truncate text-body font-semibold'}
        title={productName}
      >
        {productName}
      </span>
    </>
  );
  const layout =
    'flex min-h-8 min-w-0 items-center gap-2.5 rounded-md text-default pointer-coarse:min-h-control';
  return href ? (
    <Anchor href={href} className={layout}>
      {content}
    </Anchor>
  ) : (
    <span className={layout}>{content}</span>
  );
}
