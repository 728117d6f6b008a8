import { CaptureError, parseCapture } from '@trunkline/ui/engines/sip-capture';
import { endedBy, SipLadder } from '@trunkline/ui/widgets/sip-ladder';
import { useEffect, useMemo } from 'react';
import { callCapture, useEvidence } from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { callKey } from '../../../../shared/calls/call-key.ts';
import { type MomentProps, shownIn } from '../moment.ts';
import type { ByeSender } from '../story/ending.model.ts';
import { whyNoCapture } from './available.ts';
import { Evidence } from './evidence.tsx';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Roles of hosts, by the call's own members. */
const hostsOf = (call: RecentCall) => ({
  [textOf(call['host'])]: 'Platform',
  [textOf(call['remote_host'])]: 'Carrier',
});

const whyNone = (error: unknown) =>
  error instanceof CaptureError ? error.message : whyNoCapture(error);

type SipTabProps = MomentProps & {
  call: RecentCall;
  /** The capture shows who sent the BYE; null where it doesn't. */
  onBye: (sender: ByeSender | null) => void;
};

/** The SIP of a call, read in the browser. */
export default function SipTab({ call, moment, onMoment, onBye }: SipTabProps) {
  const capture = useEvidence(['capture', callKey(call)], async () =>
    parseCapture(await (await callCapture(call)).arrayBuffer()),
  );
  const hosts = useMemo(() => hostsOf(call), [call]);
  const messages = capture.data?.messages;
  useEffect(() => {
    if (messages) onBye(endedBy(messages, call.sip_callid));
  }, [messages, call.sip_callid, onBye]);
  const times = useMemo(() => messages?.map(({ at }) => at) ?? [], [messages]);
  return (
    <Evidence answer={capture} whyNone={whyNone} failed="Couldn't load the capture.">
      {capture.data && (
        <SipLadder
          capture={capture.data}
          hosts={hosts}
          callId={call.sip_callid}
          selected={shownIn('sip', times, moment)}
          onSelect={(index) =>
            onMoment({ at: times[index] ?? 0, spanId: null, chosen: { list: 'sip', index } })
          }
        />
      )}
    </Evidence>
  );
}
