import { endedBy, SipLadder } from '@trunkline/ui/widgets/sip-ladder';
import { useEffect, useMemo } from 'react';
import type { ByeSender } from '../../../../platform/engine/calls/ending.model.ts';
import { hostsOf } from '../../../../platform/engine/calls/ending.model.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { type MomentProps, shownIn } from '../moment.ts';
import { Evidence } from './evidence.tsx';
import { useCapture, whyUnread } from './use-capture.ts';

type SipTabProps = MomentProps & {
  call: RecentCall;
  /** The capture shows who sent the BYE; null where it doesn't. */
  onBye: (sender: ByeSender | null) => void;
};

/** The SIP of a call, read in the browser. */
export default function SipTab({ call, moment, onMoment, onBye }: SipTabProps) {
  const capture = useCapture(call);
  const hosts = useMemo(() => hostsOf(call), [call]);
  const messages = capture.data?.messages;
  useEffect(() => {
    if (messages) onBye(endedBy(messages, call.sip_callid));
  }, [messages, call.sip_callid, onBye]);
  const times = useMemo(() => messages?.map(({ at }) => at) ?? [], [messages]);
  return (
    <Evidence answer={capture} whyNone={whyUnread} failed="Couldn't load the capture.">
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
