import { Heading } from '@trunkline/ui/primitives/heading';
import { type ReactNode, useState } from 'react';
import { isUnbranded, logoUrl, productName } from './brand.ts';
import { useDocumentTitle } from './document-title.ts';

/** Frame of every page outside the console: brand and one card. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  const name = productName();
  const logo = logoUrl();
  const line = isUnbranded() ? 'border-default' : 'hidden';
  // A logo URL that returns something else, such as the page itself, counts as none.
  const [isBroken, setBroken] = useState(false);
  return (
    <main className="grid min-h-screen grid-rows-[minmax(3rem,1fr)_auto_minmax(3rem,1fr)] justify-items-center overflow-hidden bg-page px-4">
      {/* The lines of our mark, drawn on: two come in, one goes out. */}
      <div aria-hidden className="-mx-4 flex w-screen justify-center gap-4 pt-[10vh] pb-3">
        <span className={`flex-1 rounded-se-[2rem] border-e-2 border-t-2 ${line}`} />
        <span className={`flex-1 rounded-ss-[2rem] border-s-2 border-t-2 ${line}`} />
      </div>
      <div className="grid w-full max-w-sm justify-items-center gap-5">
        <div className="grid justify-items-center gap-2 text-section font-semibold">
          {logo && !isBroken ? (
            <img src={logo} alt="" onError={() => setBroken(true)} className="h-10" />
          ) : (
            <span
              aria-hidden
              className="grid size-10 place-items-center rounded-md bg-accent-fill text-on-accent"
            >
              {name.charAt(0)}
            </span>
          )}
          {name}
        </div>
        <div className="grid w-full gap-5 rounded-lg border border-default bg-card p-6 sm:p-8">
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
      </div>
      <span aria-hidden className={`border-s-2 ${line}`} />
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
