import { PageHeader } from '@trunkline/ui/patterns/page-header';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../browser/after-paint.ts';
import { useDocumentTitle } from './document-title.ts';
import { hasNavigated } from './leave-guard/index.ts';
import { PortalLink } from './portal-link.tsx';

export type PageProps = {
  /** The record's name once it has one. */
  title: string;
  breadcrumbs?: { label: string; href?: string }[];
  /** SID, status: facts about the record beside the title. */
  meta?: ReactNode;
  actions?: ReactNode;
  description?: ReactNode;
  total?: number;
  /** Lists use the width; forms stop at about 960 px. */
  width?: 'full' | 'form';
  children: ReactNode;
};

/** A screen: heading, document title, and the focus on the heading after a navigation. */
export function Page({ width = 'full', children, ...header }: PageProps) {
  const root = useRef<HTMLDivElement>(null);
  useDocumentTitle(header.title);
  useEffect(() => {
    if (!hasNavigated()) return;
    const before = document.activeElement;
    return afterPaint(() => {
      const { activeElement } = document;
      // Somebody was faster.
      if (activeElement !== before && activeElement !== document.body) return;
      root.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    });
  }, []);
  return (
    <div
      ref={root}
      className={width === 'form' ? 'mx-auto grid w-full max-w-form gap-5' : 'grid gap-4'}
    >
      <PageHeader {...header} LinkComponent={PortalLink} />
      {children}
    </div>
  );
}
