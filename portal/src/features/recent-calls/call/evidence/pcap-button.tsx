import { Button } from '@trunkline/ui/primitives/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../browser/save-file.ts';
import { toast } from '../../../../notices/toasts.ts';
import { messageOf } from '../../../../platform/client/calls/errors.ts';
import { callCapture } from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { whyNoCapture } from './available.ts';

/** Downloads the SIP traffic of a call on request. */
export function PcapButton({ call }: { call: RecentCall }) {
  const [isLoading, setLoading] = useState(false);
  async function handleClick() {
    setLoading(true);
    try {
      saveFile(await callCapture(call), `callid-${call.sip_callid}.pcap`);
    } catch (error) {
      toast.error(whyNoCapture(error) ?? messageOf(error));
    }
    setLoading(false);
  }
  return (
    <Button size="sm" icon={Download} isLoading={isLoading} onClick={() => handleClick()}>
      Download pcap
    </Button>
  );
}
