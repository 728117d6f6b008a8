import { Card } from '@trunkline/ui/primitives/card';
import { Heading } from '@trunkline/ui/primitives/heading';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Text } from '@trunkline/ui/primitives/text';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { foreign, marked } from '@trunkline/ui/tokens/text';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { messageOf } from '../../platform/client/errors.ts';
import type { Alert } from '../../platform/resources/alerts/alerts.ts';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import type { SpeechCredentialRow } from '../../platform/resources/speech/speech-credentials.ts';
import { localTime } from '../../screen/page/local-time.ts';
import { Page } from '../../screen/page/page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import type { FailureReason } from './overview.model.ts';

type Answer<Data> = { data: Data | undefined; error?: unknown };

export type OverviewViewProps = {
  /** Today's figures. */
  calls: Answer<number>;
  /** The same hours of the same weekday, a week ago. */
  lastWeek: number | undefined;
  /** Today's newest calls, and how many these are. */
  failures: Answer<{ reasons: readonly FailureReason[]; counted: number }>;
  carriers: Answer<readonly CarrierRow[]>;
  credentials: Answer<readonly SpeechCredentialRow[]>;
  alerts: Answer<readonly Alert[]>;
  /** Account whose calls and alerts the links open; null: the figures are of it, too. */
  listed: { sid: string; name: string } | null | undefined;
  /** Name of the account of an alert; undefined while it is not known. */
  accountOf?: (alert: Alert) => string | undefined;
  /** There are too many accounts to find out which one an alert is of. */
  isUnnamed?: boolean;
};

type PanelProps<Data> = {
  title: string;
  answer: Answer<Data>;
  /** The list behind it. */
  more: { label: string; href: string };
  children: (data: Data) => ReactNode;
};

/** One question with its answer; a failure leaves the others standing. */
function Panel<Data>({ title, answer: { data, error }, more, children }: PanelProps<Data>) {
  const body = () => {
    if (data !== undefined) return children(data);
    if (error !== undefined)
      return (
        <Text size="small" tone="danger">
          {messageOf(error)}
        </Text>
      );
    return (
      <div aria-busy="true">
        <Skeleton className="h-12 w-full" />
      </div>
    );
  };
  return (
    <Card as="section" aria-label={title} className="flex min-w-0 flex-col gap-3">
      <Heading level={2}>{title}</Heading>
      <div className="flex-1">{body()}</div>
      <PortalLink href={more.href} className={linkStyles({ className: 'self-start text-small' })}>
        {more.label}
      </PortalLink>
    </Card>
  );
}

function AllWell({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-1.5 text-small text-muted">
      <CircleCheck size={16} strokeWidth={1.75} aria-hidden className="text-success" />
      {children}
    </p>
  );
}

const change = (now: number, before: number) => {
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
};

/** More of a kind is a list to open. */
const shownAtMost = 5;

function Links({ items }: { items: readonly { key: string; name: string; href: string }[] }) {
  return (
    <ul className="grid text-small">
      {items.slice(0, shownAtMost).map(({ key, name, href }) => (
        <li key={key} className="truncate leading-6">
          <PortalLink href={href} className={linkStyles({ variant: 'standalone' })}>
            {foreign(name)}
          </PortalLink>
        </li>
      ))}
      {items.length > shownAtMost && (
        <li className="text-muted">and {items.length - shownAtMost} more</li>
      )}
    </ul>
  );
}

/** How things stand, at a glance; each part leads to the list behind it. */
export function OverviewView({
  calls,
  lastWeek,
  failures,
  carriers,
  credentials,
  alerts,
  listed,
  accountOf,
  isUnnamed = false,
}: OverviewViewProps) {
  // Figures are of the provider, these lists of one account.
  const ofAccount = (label: string, href: string) => ({
    label: listed ? `${label} of ${foreign(listed.name)}` : label,
    href: listed ? `${href}${href.includes('?') ? '&' : '?'}account=${listed.sid}` : href,
  });
  // And these of all of them, whichever account was shown last.
  const ofAll = (href: string) => (listed === null ? href : `${href}?account=`);
  return (
    <Page title="Overview">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:*:last:col-span-2 xl:grid-cols-3">
        <Panel
          title="Calls today"
          answer={calls}
          more={ofAccount("View today's calls", addresses.recentCalls)}
        >
          {(total) => (
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-title font-semibold tabular-nums">{formatNumber(total)}</span>
              {lastWeek !== undefined && (
                <span className="text-small text-muted tabular-nums">
                  {formatNumber(lastWeek)} by this time a week ago
                  {lastWeek > 0 && `, ${change(total, lastWeek)}`}
                </span>
              )}
            </p>
          )}
        </Panel>
        <Panel
          title="Failed calls today"
          answer={failures}
          more={ofAccount(
            "View today's failed calls",
            `${addresses.recentCalls}?status=not-answered`,
          )}
        >
          {({ reasons, counted }) =>
            reasons.length === 0 ? (
              <AllWell>No call has failed.</AllWell>
            ) : (
              <ul className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1 text-small">
                {reasons.slice(0, shownAtMost).map(({ reason, count }) => (
                  <li key={reason} className="col-span-2 grid grid-cols-subgrid">
                    <span className="text-end font-medium tabular-nums">{count}</span>
                    <span className="truncate">{reason}</span>
                  </li>
                ))}
                {calls.data !== undefined && counted < calls.data && (
                  <li className="col-span-2 text-muted">
                    of the newest {formatNumber(counted)} calls
                  </li>
                )}
              </ul>
            )
          }
        </Panel>
        <Panel
          title="Unregistered trunks"
          answer={carriers}
          more={{ label: 'View carriers', href: ofAll(addresses.carriers.list) }}
        >
          {(rows) =>
            rows.length === 0 ? (
              <AllWell>No unregistered trunks.</AllWell>
            ) : (
              <Links
                items={rows.map(({ voip_carrier_sid: key, name }) => ({
                  key,
                  name,
                  href: addresses.carriers.edit(key),
                }))}
              />
            )
          }
        </Panel>
        <Panel
          title="Failing speech credentials"
          answer={credentials}
          more={{ label: 'View speech credentials', href: ofAll(addresses.speech.list) }}
        >
          {(rows) =>
            rows.length === 0 ? (
              <AllWell>No tested credential has failed.</AllWell>
            ) : (
              <Links
                items={rows.map(({ speech_credential_sid: key, vendor, label }) => ({
                  key,
                  name: label ? `${vendor}, ${label}` : vendor,
                  href: addresses.speech.edit(key),
                }))}
              />
            )
          }
        </Panel>
        <Panel
          title="Newest alerts"
          answer={alerts}
          more={ofAccount('View alerts', `${addresses.alerts}?date=7`)}
        >
          {(rows) =>
            rows.length === 0 ? (
              <AllWell>No alerts in the last 7 days.</AllWell>
            ) : (
              <ul className="grid gap-2 text-small">
                {rows.map((alert) => (
                  <li
                    key={`${alert.time} ${alert.message}`}
                    className="grid gap-x-4 gap-y-0.5 md:grid-cols-[max-content_minmax(0,1fr)] md:items-baseline"
                  >
                    <span className="text-meta text-muted tabular-nums">
                      {localTime(alert.time)}
                    </span>
                    <span className="truncate" title={marked(alert.message)}>
                      {accountOf?.(alert) && (
                        <span className="font-medium">{foreign(accountOf(alert) ?? '')}: </span>
                      )}
                      {marked(alert.message)}
                    </span>
                  </li>
                ))}
                {isUnnamed && (
                  <li className="text-muted">
                    The platform does not say which accounts these belong to. The list of alerts
                    shows them account by account.
                  </li>
                )}
              </ul>
            )
          }
        </Panel>
      </div>
    </Page>
  );
}
