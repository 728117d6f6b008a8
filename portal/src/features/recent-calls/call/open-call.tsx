import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Tabs } from '@trunkline/ui/primitives/tabs';
import type { CaptureEnding } from '@trunkline/ui/widgets/sip-ladder';
import { AudioLines, FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { endingOf } from '../../../platform/engine/calls/ending.model.ts';
import type { Heard } from '../../../platform/engine/calls/story.model.ts';
import type { RecentCall } from '../../../platform/resources/calls/recent-calls.ts';
import { InboundTestLink } from '../../../shared/records/inbound-test-link.tsx';
import { onDemand } from '../../../start/loadable.tsx';
import { Details } from './details.tsx';
import { isTraced } from './evidence/available.ts';
import { PcapButton } from './evidence/pcap-button.tsx';
import { useSpans } from './evidence/use-spans.ts';
import type { Moment } from './moment.ts';
import { OtherLegs } from './story/other-legs.tsx';
import { CallStory } from './story/story.tsx';

const TraceTab = onDemand(() => import('./evidence/trace-tab.tsx'));
const SipTab = onDemand(() => import('./evidence/sip-tab.tsx'));
const LogsTab = onDemand(() => import('./log/logs-tab.tsx'));
const CaseFileDialog = onDemand(() => import('./case-file/case-file-dialog.tsx'));
const Recording = onDemand(() => import('./recording/recording.tsx'));

/**
 * Everything known about one call. Tabs load when they are opened; a moment selected in one part is
 * shown in the others.
 */
export default function OpenCall({ call }: { call: RecentCall }) {
  const [moment, setMoment] = useState<Moment | null>(null);
  const [recording, setRecording] = useState<'closed' | 'open' | 'deleted'>('closed');
  const [heard, setHeard] = useState<Heard | null>(null);
  const [captured, setCaptured] = useState<CaptureEnding | null>(null);
  const { spans } = useSpans(call);
  const ending = useMemo(() => endingOf(call, captured, spans), [call, captured, spans]);
  const [asksForFile, setAsksForFile] = useState(false);
  const part = { call, moment, onMoment: setMoment };
  const tabs = [
    { value: 'details', label: 'Details', content: <Details call={call} ending={ending} /> },
    ...(isTraced(call)
      ? [{ value: 'tracing', label: 'Tracing', content: <TraceTab {...part} /> }]
      : []),
    { value: 'sip', label: 'SIP', content: <SipTab {...part} onEnding={setCaptured} /> },
    ...(call.call_sid === ''
      ? []
      : [{ value: 'logs', label: 'Logs', content: <LogsTab {...part} /> }]),
  ];
  return (
    <Stack>
      <CallStory
        {...part}
        spans={spans}
        ending={ending}
        heard={recording === 'open' ? heard : null}
      />
      <Tabs label="Call" items={tabs} />
      <div className="grid grid-cols-1 gap-3 border-t border-subtle pt-3">
        {recording === 'open' && (
          <Recording {...part} onHeard={setHeard} onDeleted={() => setRecording('deleted')} />
        )}
        <Actions>
          {call.recording_url !== '' && recording === 'closed' && (
            <Button size="sm" icon={AudioLines} onClick={() => setRecording('open')}>
              Open recording
            </Button>
          )}
          <PcapButton call={call} />
          <Button size="sm" icon={FileText} onClick={() => setAsksForFile(true)}>
            Download case file
          </Button>
          <OtherLegs call={call} />
          {call.direction === 'inbound' && !call.answered && (
            <InboundTestLink source={call.remote_host} number={call.to} />
          )}
        </Actions>
        {asksForFile && <CaseFileDialog call={call} onClose={() => setAsksForFile(false)} />}
      </div>
    </Stack>
  );
}
