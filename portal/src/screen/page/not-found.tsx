import { buttonStyles } from '@trunkline/ui/primitives/button';
import { Heading } from '@trunkline/ui/primitives/heading';
import { Text } from '@trunkline/ui/primitives/text';
import { addresses } from '../../addresses.ts';
import { useSession } from '../../session/session.ts';
import { useDocumentTitle } from './document-title.ts';
import { PortalLink } from './portal-link.tsx';

type NotFoundProps = {
  title?: string;
  /** List that would contain a missing record. Absent: the person's home. */
  backTo?: { href: string; label: string } | undefined;
};

/** Page for unknown addresses and deleted records. */
export function NotFound({ title = "That page doesn't exist.", backTo }: NotFoundProps) {
  const session = useSession();
  useDocumentTitle('Not found');
  const home = { href: addresses.logIn, label: session ? 'Go to home' : 'Log in' };
  const { href, label } = backTo ?? home;
  return (
    <div className="grid justify-items-center gap-3 px-4 py-24 text-center">
      <p aria-hidden className="font-mono text-section text-muted">
        404
      </p>
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">The address may be mistyped, or the record has been deleted.</Text>
      <PortalLink
        href={href}
        className={buttonStyles({ variant: session ? 'secondary' : 'primary' })}
      >
        {label}
      </PortalLink>
    </div>
  );
}
