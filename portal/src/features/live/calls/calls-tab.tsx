import { dropEnded, type LiveCall, type SeenLeg } from '@trunkline/ui/engines/live-calls';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { FilterBar } from '@trunkline/ui/patterns/filter-bar';
import { IconButton } from '@trunkline/ui/primitives/icon-button';
import { Select } from '@trunkline/ui/primitives/select';
import { Text } from '@trunkline/ui/primitives/text';
import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import { actionsOf, type CallAction } from '@trunkline/ui/widgets/call-controls';
import { LiveCalls } from '@trunkline/ui/widgets/live-calls';
import { CircleHelp } from 'lucide-react';
import { useCallback, useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { useAccount } from '../../../platform/resources/accounts/accounts.ts';
import { useLimits } from '../../../platform/values/limits.ts';
import { accountOwner } from '../../../platform/values/owner.ts';
import { ClearFilters } from '../../../screen/list/filters/clear-filters.tsx';
import { useList } from '../../../screen/list/use-list.ts';
import { PortalLink } from '../../../screen/page/portal-link.tsx';
import { useUser } from '../../../session/session.ts';
import { PollStatus, useNow } from '../../../shared/polling/index.ts';
import { onDemand } from '../../../start/loadable.tsx';
import type { TabProps } from '../live.types.ts';
import { PollFailures } from '../poll-failures.tsx';
import { useApplicationNames, useShownParty } from '../use-live-names.ts';
import { callsGoingOn, directionMember, filtered, statusMember } from './filters.ts';
import { useLiveCalls } from './use-live-calls.ts';

const CallDialog = onDemand(() => import('../one-call/call-dialog.tsx'), { isRare: true });

const directions = [
  { value: '', label: 'Any direction' },
  { value: 'inbound', label: 'Inbound only' },
  { value: 'outbound', label: 'Outbound only' },
];
const statuses = [
  { value: '', label: 'Any status' },
  { value: 'ringing', label: 'Not connected' },
  { value: 'connected', label: 'Connected' },
];

/** Shown under '?': limits of polling. */
const whatIsMissed =
  'Calls answered over an hour ago aren’t listed, refused ones may stay for hours, and the ' +
  'platform doesn’t say when a call began or whether it is muted, held or recorded.';

const hrefOf = ({ accountSid, sid }: LiveCall) => addresses.live.call(accountSid, sid);

type Chosen = { action: CallAction; call: LiveCall; leg: SeenLeg };

/** Calls in progress. */
export function CallsTab({ accountSids, callTimes, accountNames, isOfAll }: TabProps) {
  const viewer = useUser();
  const list = useList();
  const now = useNow();
  const polled = useLiveCalls(accountSids, callTimes);
  const { data, isComplete, since, state, resume, hurry } = polled;
  const applicationNames = useApplicationNames(accountSids, isOfAll);
  const showParty = useShownParty(applicationNames);
  const [only] = accountSids;
  const single = isOfAll || only === undefined ? null : only;
  const account = useAccount(single).data;
  const limits = useLimits(single === null ? null : accountOwner(single)).data;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isExplained, setExplained] = useState(false);

  const { isViewOnly } = viewer;
  const hasBucket = Boolean(account?.bucket_credential?.vendor);
  const actionsFor = useCallback(
    (call: LiveCall, leg: SeenLeg) => actionsOf(call, leg, { isViewOnly, hasBucket }),
    [isViewOnly, hasBucket],
  );
  const handleAction = useCallback(
    (action: CallAction, call: LiveCall, leg: SeenLeg) => setChosen({ action, call, leg }),
    [],
  );

  const going = callsGoingOn(data);
  const limit = limits?.find(({ category }) => category === 'voice_call_session')?.quantity;
  const filter = {
    direction: list.filterOf(directionMember),
    status: list.filterOf(statusMember),
    text: list.text,
  };
  const shown = filtered(dropEnded(data, now), filter);
  const members = [directionMember, statusMember];
  const isNarrowed = list.text !== '' || members.some((name) => list.filterOf(name) !== '');
  return (
    <div className="grid gap-3">
      <FilterBar
        search={{
          value: list.text,
          onChange: list.setText,
          label: 'Filter calls',
          placeholder: 'From or to',
        }}
        summary={
          <>
            {since !== null && (
              <span>
                {limit === undefined
                  ? formatCount(going, 'call')
                  : `${formatCount(going, 'call')} · limit ${formatNumber(limit)}`}
              </span>
            )}
            <PollStatus state={state} since={since} onResume={resume} />
            <IconButton
              icon={CircleHelp}
              label="What this list may miss"
              size="sm"
              aria-expanded={isExplained}
              onClick={() => setExplained(!isExplained)}
            />
          </>
        }
      >
        <Select
          aria-label="Direction"
          className="w-34!"
          value={filter.direction}
          onChange={(value) => list.setFilter(directionMember, value)}
          options={directions}
        />
        <Select
          aria-label="Status"
          className="w-34!"
          value={filter.status}
          onChange={(value) => list.setFilter(statusMember, value)}
          options={statuses}
        />
      </FilterBar>
      {isExplained && (
        <Text size="small" tone="muted">
          {whatIsMissed}
        </Text>
      )}
      <PollFailures polled={polled} accountSids={accountSids} onRetry={resume} what="the calls">
        <LiveCalls
          calls={shown}
          now={now}
          accountNames={isOfAll ? accountNames : undefined}
          applicationNames={applicationNames}
          showParty={showParty}
          actionsFor={actionsFor}
          onAction={handleAction}
          hrefOf={hrefOf}
          isLoading={!isComplete && data.length === 0 && state === 'asking'}
          empty={
            isNarrowed ? (
              <EmptyState
                title="No calls match these filters."
                action={<ClearFilters onClear={() => list.clear(members)} />}
              />
            ) : undefined
          }
          LinkComponent={PortalLink}
        />
      </PollFailures>
      {chosen && (
        <CallDialog
          {...chosen}
          showParty={showParty}
          onSent={() => hurry(chosen.call.accountSid)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
