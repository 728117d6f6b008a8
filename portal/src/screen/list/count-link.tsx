import { linkStyles } from '@trunkline/ui/primitives/link';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { PortalLink } from '../page/portal-link.tsx';

/** Number of records per account, once known; null if they could not be counted. */
export type Counts = ReadonlyMap<string, number> | null | undefined;

type CountLinkProps = {
  counts: Counts;
  accountSid: string;
  /** Address of their list. */
  list: string;
  /** 'Applications of Acme Support' */
  label: string;
};

/** A count that links to the list of the counted records. */
export function CountLink({ counts, accountSid, list, label }: CountLinkProps) {
  if (counts === undefined) return <Skeleton className="ms-auto w-5 cards:ms-0" />;
  const count = counts?.get(accountSid) ?? 0;
  if (counts && count === 0) return <span className="text-muted">0</span>;
  return (
    <PortalLink
      href={`${list}?account=${accountSid}`}
      aria-label={counts ? `${label}: ${formatNumber(count)}` : `${label}: show`}
      className={linkStyles({ variant: 'standalone' })}
    >
      {counts ? formatNumber(count) : 'Show'}
    </PortalLink>
  );
}
