import { Tabs } from '@trunkline/ui/primitives/tabs';
import { config } from '../../config/index.ts';
import { hasTrace, type RecentCall } from '../../platform/recent-calls.ts';
import { RecordMembers } from '../../screen/list/record-members.tsx';
import { onDemand } from '../../screen/loadable.tsx';
import { PcapButton } from './pcap-button.tsx';

const TraceTab = onDemand(() => import('./trace-tab.tsx'));

const SipTab = onDemand(() => import('./sip-tab.tsx'));

/** Everything that is known of one call. What is behind a tab is asked for when it is opened. */
export default function OpenCall({ call }: { call: RecentCall }) {
  const { recording_url: _recording, ...members } = call;
  return (
    <div className="grid gap-4">
      <Tabs
        label="Call"
        items={[
          { value: 'details', label: 'Details', content: <RecordMembers record={members} /> },
          ...(hasTrace(call) && !config().disableTracing
            ? [{ value: 'tracing', label: 'Tracing', content: <TraceTab call={call} /> }]
            : []),
          { value: 'sip', label: 'SIP', content: <SipTab call={call} /> },
        ]}
      />
      <div className="flex flex-wrap gap-2 border-t border-subtle pt-3">
        <PcapButton call={call} />
      </div>
    </div>
  );
}
