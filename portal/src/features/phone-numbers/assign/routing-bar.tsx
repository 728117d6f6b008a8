import { Button } from '@trunkline/ui/primitives/button';
import { Combobox } from '@trunkline/ui/primitives/combobox';
import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useObservable } from '../../../browser/store.ts';
import type { PhoneNumber } from '../../../platform/resources/numbers/phone-numbers.ts';
import type { PhoneNumberFilter } from '../../../platform/resources/paths.ts';
import { BatchProgress } from '../../../shared/batch/batch-progress.tsx';
import { durationAhead } from '../../../shared/batch/duration.ts';
import { onDemand } from '../../../start/loadable.tsx';
import type { ShownNumber } from '../number-list.view.tsx';
import { useRouting } from './use-routing.ts';
import type { Selection } from './use-selection.ts';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

type RoutingBarProps = {
  /** Filter of the list. */
  filter: PhoneNumberFilter;
  /** Narrows the platform's result to the list's filter; undefined while unknown. */
  passes: ((row: PhoneNumber) => boolean) | undefined;
  rows: readonly ShownNumber[];
  total: number;
  selection: Selection;
  /** Applications of the account. */
  applications: readonly { application_sid: string; name: string }[] | undefined;
};
type RoutingProps = { routing: ReturnType<typeof useRouting> };

/** Assigns the selected numbers to an application, with progress. */
export default function RoutingBar({
  filter,
  passes,
  rows,
  total,
  selection,
  applications,
}: RoutingBarProps) {
  const routing = useRouting(filter, passes, selection);
  const [applicationSid, setApplicationSid] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { isAll, targets, keys, isWholePage } = selection;
  const count = isAll ? total : targets.length;
  const known = applications?.some((one) => one.application_sid === applicationSid);
  const chosen = known ? applicationSid : '';
  const name = applications?.find((one) => one.application_sid === chosen)?.name ?? 'None';
  const said = count === 0 ? '' : `${formatCount(count, 'phone number')} selected`;
  const isNeeded = count > 0 || routing.batch !== null || routing.reading !== null;
  return (
    <>
      {/* There before the bar: only then is what changes in it announced. */}
      <p role="status" className="sr-only">
        {said}
      </p>
      {isNeeded && (
        <section
          aria-label="Assign an application"
          className="grid gap-3 rounded-lg border border-default bg-raised px-4 py-3 shadow-overlay"
        >
          {routing.reading !== null && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <Spinner
                label={`Reading ${formatNumber(routing.reading)} of ${formatCount(total, 'phone number')}…`}
              />
              <Button size="sm" icon={X} onClick={routing.cancelReading}>
                Cancel
              </Button>
            </div>
          )}
          {routing.batch && <BatchState batch={routing.batch} routing={routing} />}
          {count > 0 && routing.reading === null && !isRunning(routing) && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="text-small">{said}</p>
              {isWholePage && total > rows.length && (
                <Button size="sm" variant="ghost" onClick={selection.selectAll}>
                  Select all {formatNumber(total)} that match
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={selection.clear}>
                Clear selection
              </Button>
              <div className="flex w-full min-w-0 items-center gap-2 sm:ms-auto sm:w-auto">
                <Combobox
                  aria-label="Application"
                  className="w-full sm:w-64"
                  value={chosen}
                  onChange={(sid) => setApplicationSid(sid ?? '')}
                  options={[
                    { value: '', label: 'None' },
                    ...(applications ?? []).map((one) => ({
                      value: one.application_sid,
                      label: one.name,
                    })),
                  ]}
                  isLoading={applications === undefined}
                />
                <Button onClick={() => (isAll ? setAsking(true) : routing.apply(chosen))}>
                  Apply
                </Button>
              </div>
              {!isAll && (
                <Effect rows={rows.filter((row) => keys.has(row.phone_number_sid))} to={chosen} />
              )}
            </div>
          )}
          {isAsking && (
            <ConfirmDialog
              open
              onOpenChange={setAsking}
              title={
                chosen === ''
                  ? `Clear the application of ${formatCount(total, 'phone number')}?`
                  : `Send ${formatCount(total, 'phone number')} to ${name}?`
              }
              confirmLabel="Apply"
              onConfirm={() => {
                setAsking(false);
                void routing.apply(chosen);
              }}
            >
              <p>
                {chosen === ''
                  ? 'No application answers calls to these numbers then.'
                  : 'Calls to these numbers no longer go where they go today.'}
              </p>
              {durationAhead(total) && (
                <p className="mt-2 text-muted">
                  This takes {durationAhead(total)}: the platform answers 600 calls in five minutes.
                  Keep this page open. You can pause.
                </p>
              )}
            </ConfirmDialog>
          )}
        </section>
      )}
    </>
  );
}

const isRunning = ({ batch }: RoutingProps['routing']) => {
  const status = batch?.get().status;
  return status === 'running' || status === 'paused';
};

/** Applications that will lose calls. */
function Effect({ rows, to }: { rows: readonly ShownNumber[]; to: string }) {
  const leaving = new Map<string, number>();
  for (const { applicationSid, applicationName } of rows) {
    if (!applicationSid || applicationSid === to || !applicationName) continue;
    leaving.set(applicationName, (leaving.get(applicationName) ?? 0) + 1);
  }
  if (leaving.size === 0) return null;
  const most = [...leaving].sort(([, a], [, b]) => b - a);
  const named = most.slice(0, 3).map(([name, count]) => `${name} (${count})`);
  const others = most.length - named.length;
  const left = others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
  return <p className="w-full text-small text-muted">No longer answered by {left}.</p>;
}

type BatchStateProps = RoutingProps & { batch: NonNullable<RoutingProps['routing']['batch']> };

function BatchState({ batch, routing }: BatchStateProps) {
  const { status, done, failures } = useObservable(batch);
  if (status === 'running' || status === 'paused') {
    return <BatchProgress batch={batch} label="Updating number routing..." />;
  }
  const left = batch.left().length;
  return (
    <div className="grid gap-2 border-b border-default pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status">
          {formatCount(done, 'phone number')} updated, {formatNumber(left)} left.
        </p>
        <div className="flex gap-2">
          {left > 0 && (
            <Button size="sm" onClick={() => routing.retry()}>
              Try the rest again
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={routing.dismiss}>
            Dismiss
          </Button>
        </div>
      </div>
      {failures.length > 0 && (
        <Disclosure summary="What failed" state={formatNumber(failures.length)} defaultOpen>
          <ul className="grid max-h-48 gap-1 overflow-y-auto text-small">
            {failures.slice(0, 100).map(({ item, reason }) => (
              <li key={item.sid}>
                {item.number}: {reason}
              </li>
            ))}
            {failures.length > 100 && (
              <li className="text-muted">{formatNumber(failures.length - 100)} more</li>
            )}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
