import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { Plus } from 'lucide-react';
import { PortalLink } from '../portal-link.tsx';

type AddLinkProps = {
  href: string;
  /** 'Add account' */
  label: string;
  variant?: 'primary' | 'secondary';
  /** Why this user may not: the link is a button then that says so. */
  writeRefusal: string | undefined;
};

/** The way from a list to the form of a new record. */
export function AddLink({ href, label, variant = 'primary', writeRefusal }: AddLinkProps) {
  return writeRefusal === undefined ? (
    <PortalLink href={href} className={buttonStyles({ variant })}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      {label}
    </PortalLink>
  ) : (
    <Button variant={variant} icon={Plus} disabled disabledReason={writeRefusal}>
      {label}
    </Button>
  );
}
