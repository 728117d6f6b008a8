import type { ReactNode } from 'react';
import { config } from '../../config/index.ts';
import { productName, useDocumentTitle } from '../../screen/document-title.ts';

/** The frame of every page outside the console: the brand and one card. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  const logoUrl = config().brand?.logoUrl;
  const name = productName();
  return (
    <main className="grid min-h-screen content-center justify-items-center gap-6 bg-page px-4 py-10">
      <div className="flex items-center gap-2.5 text-section font-semibold">
        {logoUrl ? (
          <img src={logoUrl} alt="" className="h-8" />
        ) : (
          <span
            aria-hidden
            className="grid size-8 place-items-center rounded-md bg-accent-fill text-on-accent"
          >
            {name.charAt(0)}
          </span>
        )}
        {name}
      </div>
      <div className="grid w-full max-w-sm gap-5 rounded-lg border border-default bg-card p-6 sm:p-8">
        <h1 data-page-heading tabIndex={-1} className="text-title font-semibold">
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}

/** A message above the form. */
export function Banner({ tone, children }: { tone: 'success' | 'danger'; children: ReactNode }) {
  const look =
    tone === 'danger'
      ? 'border-danger bg-danger-soft text-danger'
      : 'border-success bg-success-soft text-success';
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`rounded-md border px-3 py-2.5 text-small ${look}`}
    >
      {children}
    </div>
  );
}
