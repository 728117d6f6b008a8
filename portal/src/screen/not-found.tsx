import { buttonStyles } from '@trunkline/ui/primitives/button';
import { useSession } from '../session/session.ts';
import { useDocumentTitle } from './document-title.ts';
import { PortalLink } from './portal-link.tsx';

/** For unknown addresses and records that are gone. */
export function NotFound({ title = "That page doesn't exist." }: { title?: string }) {
  const session = useSession();
  useDocumentTitle('Not found');
  return (
    <div className="grid justify-items-center gap-3 px-4 py-24 text-center">
      <p aria-hidden className="font-mono text-section text-muted">
        404
      </p>
      <h1 data-page-heading tabIndex={-1} className="text-title font-semibold">
        {title}
      </h1>
      <p className="text-muted">The address may be mistyped, or what was here has been removed.</p>
      {session ? (
        <PortalLink href="/" className={buttonStyles({ variant: 'secondary' })}>
          Go to the start
        </PortalLink>
      ) : (
        <PortalLink href="/" className={buttonStyles({ variant: 'primary' })}>
          Log in
        </PortalLink>
      )}
    </div>
  );
}
