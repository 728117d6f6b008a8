import { type CaptureEnding, endingInCapture, SipLadder } from '@trunkline/ui/widgets/sip-ladder';
import { useEffect, useMemo } from 'react';
import { hostsOf, sidesOf } from '../../../../platform/engine/calls/ending.model.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { type MomentProps, shownIn } from '../moment.ts';
import { Evidence } from './evidence.tsx';
import { useCapture, whyUnread } from './use-capture.ts';

type SipTabProps = MomentProps & {
  call: RecentCall;
  /** Called once the capture is read; null: it shows no ending. */
  onEnding: (ending: CaptureEnding | null) => void;
};

/** SIP messages of a call, parsed in the browser. */
export default function SipTab({ call, moment, onMoment, onEnding }: SipTabProps) {
  const capture = useCapture(call);
  const hosts = useMemo(() => hostsOf(call), [call]);
  const sides = useMemo(() => sidesOf(call), [call]);
  const messages = capture.data?.messages;
  useEffect(() => {
    if (messages) onEnding(endingInCapture(messages, call.sip_callid));
  }, [messages, call.sip_callid, onEnding]);
  const times = useMemo(() => messages?.map(({ at }) => at) ?? [], [messages]);
  return (
    <Evidence answer={capture} whyNone={whyUnread} failed="Couldn't load the capture.">
      {capture.data && (
        <SipLadder
          capture={capture.data}
          hosts={hosts}
          callId={call.sip_callid}
          sides={sides}
          selected={shownIn('sip', times, moment)}
          onSelect={(index) =>
            onMoment({ at: times[index] ?? 0, spanId: null, chosen: { list: 'sip', index } })
          }
        />
      )}
    </Evidence>
  );
}
