import { PageHeader } from '@trunkline/ui/patterns/page-header';
import { Breadcrumbs, type Crumb } from '@trunkline/ui/primitives/breadcrumbs';
import { marked } from '@trunkline/ui/tokens/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { onDemand } from '../../start/loadable.tsx';
import { hasNavigated } from '../leave-guard/index.ts';
import { useTellCrumbs } from './crumbs.ts';
import { useDocumentTitle } from './document-title.ts';
import { AsidePlace } from './page-aside.tsx';
import { PortalLink } from './portal-link.tsx';

const PageOutline = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/page-outline')).PageOutline,
}));

/**
 * Keeps the place of the map until its code is there, so that nothing jumps; a form of one or two
 * sections has no map and needs no place.
 */
const mapStyles =
  'min-h-7 [div:has(section[data-outline]):not(:has(section[data-outline]~section[data-outline]~section[data-outline]))>&]:empty:hidden';

type PageProps = {
  /** The record's name once it has one. */
  title: string;
  /** From the list to this page. Default: the page alone. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** SID, status: facts about the record beside the title. */
  meta?: ReactNode;
  /** In figures, below the title. */
  facts?: ReactNode;
  actions?: ReactNode;
  description?: ReactNode;
  total?: number;
  /**
   * Lists use the width; forms stop at about 960 px, with a map of their sections beside them. Short
   * ones need no map; one with an aside has that beside it, and the map where there is no room.
   */
  width?: 'full' | 'form' | 'short form' | 'form with aside';
  children: ReactNode;
};

/** A screen: heading, document title, and the focus on the heading after a navigation. */
export function Page({ width = 'full', breadcrumbs, facts, children, ...header }: PageProps) {
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  useDocumentTitle(marked(header.title));
  useTellCrumbs(breadcrumbs ?? [{ label: header.title }]);
  useEffect(() => {
    if (!hasNavigated()) return;
    const before = document.activeElement;
    return afterPaint(() => {
      const { activeElement } = document;
      // The user has already moved the focus.
      if (activeElement !== before && activeElement !== document.body) return;
      root.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    });
  }, []);
  const head = (
    <div className="grid gap-1.5">
      {/* In the header where there is room. */}
      {breadcrumbs && (
        <Breadcrumbs
          items={breadcrumbs}
          LinkComponent={PortalLink}
          className="min-[900px]:hidden"
        />
      )}
      <PageHeader {...header} LinkComponent={PortalLink} />
      {facts}
    </div>
  );
  if (width === 'full') {
    return (
      <div ref={root} className="grid gap-4">
        {head}
        {children}
      </div>
    );
  }
  const hasAside = width === 'form with aside';
  return (
    <div
      ref={root}
      className={`grid max-w-form grid-cols-1 gap-x-8 gap-y-5 min-[1280px]:max-w-none ${hasAside ? 'min-[1280px]:grid-cols-[minmax(0,60rem)_minmax(18rem,1fr)] min-[1280px]:gap-x-5' : 'min-[1280px]:grid-cols-[minmax(0,60rem)_11rem]'}`}
    >
      {head}
      {width !== 'short form' && (
        <div
          className={`${mapStyles} ${hasAside ? 'min-[1280px]:hidden' : 'min-[1280px]:col-start-2 min-[1280px]:row-start-2'}`}
        >
          <PageOutline of={content} />
        </div>
      )}
      <div
        ref={content}
        className="grid min-w-0 grid-cols-1 gap-5 min-[1280px]:col-start-1 min-[1280px]:row-start-2"
      >
        <AsidePlace value={aside}>{children}</AsidePlace>
      </div>
      {hasAside && (
        <div
          ref={setAside}
          className="sticky top-[calc(var(--tl-sticky-top,0px)+1.5rem)] hidden max-h-[calc(100dvh-var(--tl-sticky-top,0px)-3rem)] min-w-0 max-w-104 self-start overflow-y-auto min-[1280px]:col-start-2 min-[1280px]:row-start-2 min-[1280px]:block"
        />
      )}
    </div>
  );
}
