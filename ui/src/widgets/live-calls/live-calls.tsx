import { clsx } from 'clsx';
import { CornerDownRight, PhoneIncoming, PhoneOutgoing } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { LiveCall, SeenLeg } from '../../engines/live-calls/index.ts';
import { DataTable, type DataTableColumn } from '../../patterns/data-table/index.ts';
import { EmptyState } from '../../patterns/empty-state/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { type LinkComponent, linkStyles, PlainLink } from '../../primitives/link/index.ts';
import { Arrow } from '../../primitives/text/arrow.tsx';
import { foreign, marked } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { type CallAction, callActions } from '../call-controls/call-actions.ts';
import { Announcer } from './announcer.tsx';
import { CallStatus } from './call-status.tsx';
import { ElapsedTime, NowContext } from './elapsed-time.tsx';
import { heldCalls, waitingIn } from './held.model.ts';
import { defaultLabels, type LiveCallsLabels } from './live-calls.labels.ts';
import { createRows, type LiveRow } from './rows.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** The parties follow the reading direction of the page, whatever their script. */
const partiesStyles = 'truncate [unicode-bidi:isolate]';

export type LiveCallsProps = {
  /** Newest first, as returned by `mergeCalls` of `@trunkline/ui/engines/live-calls`. */
  calls: readonly LiveCall[];
  /** In ms since 1970; update it every second. */
  now: number;
  /** Names of accounts by SID; omit it if all calls belong to one account. */
  accountNames?: ReadonlyMap<string, string> | undefined;
  /** Names of applications by SID. */
  applicationNames: ReadonlyMap<string, string>;
  /** Formats a party. Default: unchanged. */
  showParty?: (stored: string) => string;
  /**
   * Actions for a call or one of its legs, most useful first: three are in the row. Keep the
   * function stable: a new one renders all rows.
   */
  actionsFor: (call: LiveCall, leg: SeenLeg) => readonly CallAction[];
  /** Called when the user chooses an action. Keep the function stable. */
  onAction: (action: CallAction, call: LiveCall, leg: SeenLeg) => void;
  /** Address of a call's page; omit it on that page itself. Keep the function stable. */
  hrefOf?: (call: LiveCall) => string;
  /** Whether the first load is in flight. */
  isLoading?: boolean;
  /** Shown without calls. Default: a sentence. */
  empty?: ReactNode;
  /** The router's link. Default: a plain anchor. */
  LinkComponent?: LinkComponent;
  /** Overrides texts of the current language. */
  labels?: Partial<LiveCallsLabels>;
};

const asItCame = (stored: string) => stored;

/** Live calls, newest first, each with the legs that its application dialled. */
export function LiveCalls({
  calls,
  now,
  accountNames,
  applicationNames,
  showParty = asItCame,
  actionsFor,
  onAction,
  hrefOf,
  isLoading = false,
  empty,
  LinkComponent = PlainLink,
  labels,
}: LiveCallsProps) {
  const text = useLabels('LiveCalls', defaultLabels, labels);
  // Keeps rows in place while the user points at them or has the focus in them.
  const [kept, setKept] = useState<readonly LiveCall[] | null>(null);
  const shown = kept ? heldCalls(kept, calls) : calls;
  // Remembers the last state of a call that leaves the list, not its state when the hold began.
  if (kept && shown !== kept) setKept(shown);
  const news = kept ? waitingIn(kept, calls) : { calls: 0, legs: 0 };
  const waiting = news.calls + news.legs;
  const [rowsOf] = useState(createRows);
  const rows = rowsOf(shown);
  const root = useRef<HTMLDivElement>(null);
  const noteFocus = useKeptFocus();
  // A pointer over an empty list doesn't hold anything back.
  const hold = () => setKept((before) => before ?? (calls.length > 0 ? calls : null));
  const release = () => {
    const { current } = root;
    if (current?.matches(':hover') || current?.contains(document.activeElement)) return;
    setKept(null);
  };

  const columns = useMemo((): DataTableColumn<LiveRow>[] => {
    const viaOf = ({ carrierName, direction }: SeenLeg) =>
      carrierName === null ? (direction === 'inbound' ? text.device : '') : foreign(carrierName);
    return [
      {
        id: 'call',
        header: text.call,
        isRowHeader: true,
        // Wide enough for two parties, and for a device's address on legs.
        minWidth: 18,
        cell: ({ call, leg, isChild }) => {
          const Icon = leg.direction === 'inbound' ? PhoneIncoming : PhoneOutgoing;
          const [from, to] = [showParty(leg.from), showParty(leg.to)];
          const title = marked(`${from} → ${to}`);
          const tone = leg.endedSeen === null ? '' : 'text-muted';
          return (
            <span
              className={isChild ? 'flex items-center gap-1.5 ps-5' : 'flex items-center gap-1.5'}
            >
              {isChild && (
                <CornerDownRight
                  size={14}
                  aria-hidden
                  className="shrink-0 text-muted rtl:-scale-x-100"
                />
              )}
              <Icon
                size={16}
                strokeWidth={1.75}
                role="img"
                aria-label={isChild ? text.leg : text[leg.direction]}
                className="shrink-0 text-muted"
              />
              {hrefOf ? (
                <LinkComponent
                  href={hrefOf(call)}
                  title={title}
                  className={linkStyles({
                    variant: 'standalone',
                    className: clsx(partiesStyles, tone),
                  })}
                >
                  <bdi>{foreign(from)}</bdi> <Arrow label={text.to} /> <bdi>{foreign(to)}</bdi>
                </LinkComponent>
              ) : (
                <span title={title} className={clsx('min-w-0', partiesStyles, tone)}>
                  <bdi>{foreign(from)}</bdi> <Arrow label={text.to} /> <bdi>{foreign(to)}</bdi>
                </span>
              )}
            </span>
          );
        },
      },
      {
        id: 'status',
        header: text.status,
        minWidth: 9,
        isCardHead: true,
        cell: ({ leg }) => <CallStatus leg={leg} text={text} />,
      },
      {
        id: 'lasting',
        header: text.lasting,
        align: 'end',
        minWidth: 5,
        cell: ({ leg }) => <ElapsedTime leg={leg} />,
      },
      // It stands beside figures, which keep away from it: 1.25 rem less are its own.
      { id: 'via', header: text.via, minWidth: 10, priority: 2, cell: ({ leg }) => viaOf(leg) },
      {
        id: 'application',
        header: text.application,
        minWidth: 8,
        priority: 2,
        cell: ({ leg: { applicationSid } }) =>
          applicationSid === null ? '' : foreign(applicationNames.get(applicationSid) ?? ''),
      },
      ...(accountNames
        ? [
            {
              id: 'account',
              header: text.account,
              minWidth: 8,
              priority: 3 as const,
              isSecondary: true,
              cell: ({ leg }: LiveRow) =>
                foreign(accountNames.get(leg.accountSid) ?? leg.accountSid),
            },
          ]
        : []),
    ];
  }, [text, accountNames, applicationNames, showParty, hrefOf, LinkComponent]);

  const rowActions = useMemo(
    () =>
      ({ call, leg }: LiveRow) => {
        const name = text.callName(showParty(leg.from), showParty(leg.to));
        return actionsFor(call, leg).map((action) => ({
          label: text.actionOn(text.actions[action].name, name),
          menuLabel: text.actions[action].name,
          icon: callActions[action].icon,
          tone: callActions[action].isDanger ? ('danger' as const) : ('neutral' as const),
          onSelect: () => onAction(action, call, leg),
        }));
      },
    [actionsFor, onAction, showParty, text],
  );

  return (
    <NowContext value={now}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; rows keep their place */}
      <div
        ref={root}
        className="relative grid"
        onPointerMove={hold}
        onPointerLeave={release}
        onFocus={(event) => {
          noteFocus(event);
          hold();
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) {
            setKept(null);
          }
        }}
      >
        {waiting > 0 && (
          // Floats over the table head, so that no row moves.
          <div className="absolute inset-x-0 top-1 z-10 flex justify-center">
            <Button size="sm" onClick={() => setKept(calls)}>
              {text.waiting(waiting)}
            </Button>
          </div>
        )}
        <DataTable
          label={text.call}
          rows={rows}
          rowKey={({ leg }) => leg.sid}
          columns={columns}
          isLoading={isLoading}
          skeletonRows={6}
          rowActions={rowActions}
          actionCount={3}
          empty={empty ?? <EmptyState title={text.empty} />}
          LinkComponent={LinkComponent}
        />
        <Announcer
          calls={calls}
          isLoading={isLoading}
          now={now}
          showParty={showParty}
          text={text}
        />
      </div>
    </NowContext>
  );
}
