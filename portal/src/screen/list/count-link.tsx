import { linkStyles } from '@trunkline/ui/primitives/link';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { PortalLink } from '../page/portal-link.tsx';

/** How many records of each account there are, once it is known; null: it could not be read. */
export type Counts = ReadonlyMap<string, number> | null | undefined;

type CountLinkProps = {
  counts: Counts;
  accountSid: string;
  /** The list of them. */
  list: string;
  /** 'Applications of Acme Support' */
  label: string;
};

/** A figure of a list that leads to what was counted. */
export function CountLink({ counts, accountSid, list, label }: CountLinkProps) {
  if (counts === undefined) return <Skeleton className="ms-auto w-5 cards:ms-0" />;
  if (counts === null) return <span className="text-muted">Unknown</span>;
  const count = counts.get(accountSid) ?? 0;
  if (count === 0) return <span className="text-muted">0</span>;
  return (
    <PortalLink
      href={`${list}?account=${accountSid}`}
      aria-label={`${label}: ${formatNumber(count)}`}
      className={linkStyles({ variant: 'standalone' })}
    >
      {formatNumber(count)}
    </PortalLink>
  );
}
