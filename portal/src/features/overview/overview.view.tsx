import { Card } from '@trunkline/ui/primitives/card';
import { Heading } from '@trunkline/ui/primitives/heading';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Text } from '@trunkline/ui/primitives/text';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { foreign, marked } from '@trunkline/ui/tokens/text';
import { BarList } from '@trunkline/ui/widgets/bar-list';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import type { Alert } from '../../platform/resources/alerts/alerts.ts';
import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import type { SpeechCredentialRow } from '../../platform/resources/speech/speech-credentials.ts';
import { Page } from '../../screen/page/page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { inPercent } from '../../shared/calls/in-percent.ts';
import { onDemand } from '../../start/loadable.tsx';
import type { Gaps } from './attention/attention.model.ts';
import type { Checks } from './attention/unchecked.tsx';
import {
  callsByAccount,
  type comparedPeriods,
  failuresOf,
  narrowed,
  type Outcomes,
  shareOf,
} from './overview.model.ts';
import { type Answer, Errors, Loading } from './parts.tsx';
import { CallsToday, Hours } from './today/calls-today.tsx';

const Attention = onDemand(() => import('./attention/attention.tsx'), {
  placeholder: <Loading rows={6} />,
});

/** Loads the parts that load on demand. */
export const preloadOverview = () => Promise.all([Attention.preload(), Hours.preload()]);

type CallPage = { total: number; data: RecentCall[] };

export type OverviewViewProps = {
  /** Figures of all accounts of a provider, instead of one account. */
  isOfProvider: boolean;
  /** Guide to a first call, if none was answered yet. */
  firstCall?: ReactNode;
  /** Live figures; false or absent if no account can have calls. */
  live?: ReactNode;
  periods: ReturnType<typeof comparedPeriods>;
  /** Today's calls; the newest ones in full. */
  calls: Answer<CallPage>;
  /** Today's unanswered calls. */
  failed: Answer<CallPage>;
  /** Numbers of today's answered and unanswered calls, including those not in the page. */
  outcomes: Outcomes | undefined;
  /** The same hours a week ago. */
  callsBefore: CallPage | undefined;
  outcomesBefore: Outcomes | undefined;
  carriers: Answer<readonly CarrierRow[]>;
  /** Missing links that make calls fail, as far as known. */
  gaps?: Gaps & Checks;
  credentials: Answer<readonly SpeechCredentialRow[]>;
  /** The last seven days, newest first. */
  alerts: Answer<{ total: number; data: Alert[] }>;
  accounts: Answer<readonly { account_sid: string; name: string }[]>;
};

type PanelProps = {
  title: string;
  /** Link to the full list. */
  more?: { label: string; href: string } | undefined;
  children: ReactNode;
};

function Panel({ title, more, children }: PanelProps) {
  return (
    <Card as="section" aria-label={title} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2}>{title}</Heading>
        {more && (
          <PortalLink href={more.href} className={linkStyles({ className: 'text-small' })}>
            {more.label}
          </PortalLink>
        )}
      </div>
      {children}
    </Card>
  );
}

const shownAtMost = 5;

/** State of the account or provider, and what needs attention; each figure links to exactly the records it counts. */
export function OverviewView(props: OverviewViewProps) {
  const { isOfProvider, calls, failed, carriers, credentials, alerts, accounts } = props;
  // The figures cover all accounts, so the links ignore the account chosen last.
  const callList = isOfProvider ? `${addresses.recentCalls}?account=all` : addresses.recentCalls;
  const all = (list: string) => (isOfProvider ? `${list}?account=` : list);
  const links = {
    carriers: all(addresses.carriers.list),
    speech: all(addresses.speech.list),
    numbers: all(addresses.phoneNumbers.list),
    alerts: `${addresses.alerts}?date=7${isOfProvider ? '&account=all' : ''}`,
  };
  return (
    <Page title="Overview">
      {props.firstCall}
      <CallsToday {...props} list={callList} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel title="Needs a look">
          <Attention
            carriers={carriers}
            gaps={props.gaps}
            credentials={credentials}
            alerts={{ ...alerts, data: alerts.data?.data }}
            links={links}
          />
        </Panel>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {props.live && <Panel title="Live now">{props.live}</Panel>}
          {isOfProvider && (
            <Panel title="Calls by account">
              <ByAccount calls={calls} accounts={accounts} />
            </Panel>
          )}
          <Panel title="Why calls failed today">
            <Failures failed={failed} list={callList} />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

function ByAccount({ calls, accounts }: Pick<OverviewViewProps, 'calls' | 'accounts'>) {
  const { data } = calls;
  if (!data) return calls.error ? <Errors of={{ calls }} /> : <Loading rows={4} />;
  if (data.total === 0) return <Text tone="muted">No calls today.</Text>;
  if (!accounts.data && accounts.error === undefined) return <Loading rows={4} />;
  // A share also holds for a part of the calls; a count of a part would differ from the linked
  // list.
  const isPart = data.data.length < data.total;
  const names = new Map(accounts.data?.map(({ account_sid, name }) => [account_sid, name]));
  const shown = callsByAccount(data.data).slice(0, shownAtMost);
  return (
    <>
      <BarList
        label="Calls by account"
        LinkComponent={PortalLink}
        items={shown.map(({ sid, count }) => ({
          id: sid,
          label: foreign(names.get(sid) ?? sid),
          value: count,
          ...(isPart && { text: inPercent(shareOf(count, data.data.length) ?? 0) }),
          href: `${addresses.recentCalls}?account=${sid}`,
        }))}
      />
      {isPart && <Part of={data} />}
    </>
  );
}

const Part = ({ of: { data, total } }: { of: CallPage }) => (
  <Text size="small" tone="muted">
    Latest {formatNumber(data.length)} of {formatNumber(total)} calls
  </Text>
);

function Failures({ failed, list }: { failed: Answer<CallPage>; list: string }) {
  const { data } = failed;
  if (!data) {
    return failed.error ? <Errors of={{ 'failed calls': failed }} /> : <Loading rows={3} />;
  }
  if (data.total === 0) return <Text tone="muted">No failed calls.</Text>;
  // As above: shares of a part, and no link unless the list matches exactly.
  const isPart = data.data.length < data.total;
  const amount = (count: number) =>
    isPart ? inPercent(shareOf(count, data.data.length) ?? 0) : formatNumber(count);
  return (
    <>
      <ul className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-2 text-small">
        {failuresOf(data.data)
          .slice(0, shownAtMost)
          .map(({ sipStatus, reason, count }) => (
            <li key={reason} className="col-span-2 grid grid-cols-subgrid">
              <span className="text-end font-medium">{amount(count)}</span>
              {sipStatus === null ? (
                <span className="truncate">{marked(reason)}</span>
              ) : (
                <PortalLink
                  href={narrowed(list, 'status', String(sipStatus))}
                  className={linkStyles({ variant: 'standalone', className: 'truncate' })}
                >
                  {marked(reason)}
                </PortalLink>
              )}
            </li>
          ))}
      </ul>
      {isPart && <Part of={data} />}
    </>
  );
}
