import { PageHeader } from '@trunkline/ui/patterns/page-header';
import { Breadcrumbs, type Crumb } from '@trunkline/ui/primitives/breadcrumbs';
import { marked } from '@trunkline/ui/tokens/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { onDemand } from '../../start/loadable.tsx';
import { hasNavigated } from '../leave-guard/index.ts';
import { useTellCrumbs } from './crumbs.ts';
import { useDocumentTitle } from './document-title.ts';
import { PortalLink } from './portal-link.tsx';

const PageOutline = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/page-outline')).PageOutline,
}));

export type PageProps = {
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
   * ones need no map.
   */
  width?: 'full' | 'form' | 'short form';
  children: ReactNode;
};

/** A screen: heading, document title, and the focus on the heading after a navigation. */
export function Page({ width = 'full', breadcrumbs, facts, children, ...header }: PageProps) {
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
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
  return (
    <div
      ref={root}
      className="grid max-w-form grid-cols-1 gap-x-8 gap-y-5 min-[1280px]:max-w-none min-[1280px]:grid-cols-[minmax(0,60rem)_11rem]"
    >
      {head}
      {width === 'form' && (
        <div className="min-h-7 min-[1280px]:col-start-2 min-[1280px]:row-start-2">
          <PageOutline of={content} />
        </div>
      )}
      <div
        ref={content}
        className="grid min-w-0 grid-cols-1 gap-5 min-[1280px]:col-start-1 min-[1280px]:row-start-2"
      >
        {children}
      </div>
    </div>
  );
}
