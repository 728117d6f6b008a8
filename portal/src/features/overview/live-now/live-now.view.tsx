import { linkStyles } from '@trunkline/ui/primitives/link';
import { Text } from '@trunkline/ui/primitives/text';
import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import { marked } from '@trunkline/ui/tokens/text';
import type { ReactNode } from 'react';
import { addresses } from '../../../addresses.ts';
import { PortalLink } from '../../../screen/page/portal-link.tsx';
import { Loading } from '../parts.tsx';
import type { FiguresNow } from './live-now.model.ts';

type LiveNowViewProps = {
  figures: FiguresNow;
  /** Account names by SID; undefined for a single account. */
  accountNames: ReadonlyMap<string, string> | undefined;
  /** No response has arrived yet. */
  isLoading: boolean;
  /** Reasons why figures are missing or stale, one sentence each. */
  failures: readonly string[];
  /** Age of the figures. */
  status?: ReactNode;
};

/** Link to Live, for one account or all. */
const liveOf = (accountSid: string | null, view?: string) => {
  const account = accountSid === null ? [] : [`account=${accountSid}`];
  const query = [...(view ? [`view=${view}`] : []), ...account].join('&');
  return query === '' ? addresses.live.list : `${addresses.live.list}?${query}`;
};

type LineProps = { name: string; value: string; detail?: string; href: string };

function Line({ name, value, detail, href }: LineProps) {
  const text = [value, detail].filter(Boolean).join(', ');
  return (
    <div className="flex min-w-0 items-baseline justify-between gap-x-4 pointer-coarse:py-2.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="flex min-w-0 items-baseline gap-x-2">
        <PortalLink
          href={href}
          aria-label={`${name}: ${text}`}
          className={linkStyles({
            variant: 'standalone',
            className:
              'truncate text-end font-medium pointer-coarse:-my-[13px] pointer-coarse:min-w-11 pointer-coarse:py-2.5',
          })}
        >
          {marked(value)}
        </PortalLink>
        {detail && (
          <span aria-hidden className="shrink-0 text-muted">
            {detail}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Live figures, each linked to its place on Live. */
export function LiveNowView({
  figures,
  accountNames,
  isLoading,
  failures,
  status,
}: LiveNowViewProps) {
  const { calls, busiest, longest, answeredAccounts } = figures;
  if (isLoading) return <Loading rows={3} />;
  const isOfAll = accountNames !== undefined;
  const nameOf = (sid: string) => accountNames?.get(sid) ?? sid;
  const scope = isOfAll ? 'all' : null;
  const isPart = isOfAll && answeredAccounts < accountNames.size;
  const part = `in ${answeredAccounts} of ${formatCount(accountNames?.size ?? 0, 'account')}`;
  return (
    <>
      <dl className="grid gap-2 text-small">
        <Line
          name="Live calls"
          value={calls === null ? '–' : `${formatNumber(calls)}${isPart ? '+' : ''}`}
          {...(isPart && answeredAccounts > 0 && { detail: part })}
          href={liveOf(scope)}
        />
        {isOfAll && busiest && (
          <Line
            name="Busiest account"
            value={nameOf(busiest.accountSid)}
            detail={formatCount(busiest.calls, 'call')}
            href={liveOf(busiest.accountSid)}
          />
        )}
        {longest && (
          <Line
            name="Longest queue"
            value={longest.name}
            detail={`${formatNumber(longest.waiting)} waiting`}
            href={liveOf(isOfAll ? longest.accountSid : null, 'queues')}
          />
        )}
      </dl>
      {failures.map((failure) => (
        <Text key={failure} size="small" tone="danger">
          {failure}
        </Text>
      ))}
      {status}
    </>
  );
}
