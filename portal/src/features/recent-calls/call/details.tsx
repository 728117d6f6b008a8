import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { formatClock, formatInstant } from '@trunkline/ui/tokens/format';
import { foreign } from '@trunkline/ui/tokens/text';
import type { ReactNode } from 'react';
import type { Ending } from '../../../platform/engine/calls/ending.model.ts';
import type { RecentCall } from '../../../platform/resources/calls/recent-calls.ts';
import { phraseOf } from '../../../platform/values/sip-status.ts';
import { RecordMembers } from '../../../screen/list/record-members.tsx';
import { Party } from '../party.tsx';

const none = <span className="text-muted">–</span>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** If neither side ended a conversation, the platform's reason says more. */
const endedBy = ({ answered, termination_reason }: RecentCall, { side, cause }: Ending) => {
  const named = answered ? (side ?? cause) : side;
  return named ? capital(named) : (answered && foreign(termination_reason)) || none;
};

const factsOf = (call: RecentCall, ending: Ending): [name: string, value: ReactNode][] => [
  ['From', <Party key="from" stored={call.from} />],
  ['To', <Party key="to" stored={call.to} />],
  ['Direction', call.direction],
  ['Started', formatInstant(call.attempted_at)],
  ['Answered', call.answered && call.answered_at !== null ? formatInstant(call.answered_at) : none],
  ['Ended', call.terminated_at === null ? none : formatInstant(call.terminated_at)],
  ['Duration', call.answered && call.duration !== null ? formatClock(call.duration) : none],
  [
    'SIP status',
    call.sip_status === null ? none : [call.sip_status, phraseOf(call.sip_status)].join(' '),
  ],
  ['Ended by', endedBy(call, ending)],
];

/** Key facts of a call. */
export const CallFacts = ({ call, ending }: { call: RecentCall; ending: Ending }) => (
  <dl className="grid grid-cols-2 gap-x-8 gap-y-3 text-small md:grid-cols-4">
    {factsOf(call, ending).map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-meta text-muted">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The key facts, then all members. */
export const Details = ({ call, ending }: { call: RecentCall; ending: Ending }) => (
  <div className="grid grid-cols-1 gap-4">
    <CallFacts call={call} ending={ending} />
    {call.call_sid !== '' && (
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-small text-muted">
        Call SID <CopyText value={call.call_sid} label="Copy call SID" />
      </p>
    )}
    <Disclosure summary="All fields">
      <RecordMembers record={call} />
    </Disclosure>
  </div>
);
