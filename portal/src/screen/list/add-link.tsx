import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { Tooltip } from '@trunkline/ui/primitives/tooltip';
import { Plus } from 'lucide-react';
import { PortalLink } from '../page/portal-link.tsx';
import { keys, singleKeys } from '../page/shortcuts.ts';

type AddLinkProps = {
  href: string;
  /** 'Add account' */
  label: string;
  variant?: 'primary' | 'secondary';
  /** Why this user can't add: the link is then a button that says so. */
  writeRefusal: string | undefined;
};

/** Link from a list to the form of a new record. */
export function AddLink({ href, label, variant = 'primary', writeRefusal }: AddLinkProps) {
  const hasKeys = singleKeys.use();
  return writeRefusal === undefined ? (
    <Tooltip content={hasKeys ? `${label}: ${keys.add.hint}` : undefined} side="bottom">
      <PortalLink
        href={href}
        aria-keyshortcuts={hasKeys ? keys.add.aria : undefined}
        className={buttonStyles({ variant })}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {label}
      </PortalLink>
    </Tooltip>
  ) : (
    <Button variant={variant} icon={Plus} disabled disabledReason={writeRefusal}>
      {label}
    </Button>
  );
}
