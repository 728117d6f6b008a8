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
 * Reserves room for the outline until its code loads, so that nothing jumps. A form of one or two
 * sections has no outline and needs no room.
 */
const mapStyles =
  'min-h-7 [div:has(section[data-outline]):not(:has(section[data-outline]~section[data-outline]~section[data-outline]))>&]:empty:hidden';

type PageProps = {
  /** Name of the record, if it has one. */
  title: string;
  /** Path from the list to this page. Default: only the page. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Facts about the record beside the title: SID, status. */
  meta?: ReactNode;
  /** Figures below the title. */
  facts?: ReactNode;
  actions?: ReactNode;
  description?: ReactNode;
  total?: number;
  /**
   * Lists use the full width; forms stop at about 960 px, with an outline beside them. Short forms
   * need no outline; a form with an aside has that beside it, and an outline if there is no room.
   */
  width?: 'full' | 'form' | 'short form' | 'form with aside';
  children: ReactNode;
};

/** A screen: heading and document title; focuses the heading after a navigation. */
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
      // The person has moved the focus meanwhile.
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
      <div ref={root} className="grid grid-cols-1 gap-4">
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
