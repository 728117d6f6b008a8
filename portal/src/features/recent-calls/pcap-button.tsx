import { Button } from '@trunkline/ui/primitives/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { toast } from '../../notices/toasts.ts';
import { callCapture } from '../../platform/call-evidence.ts';
import { messageOf, PlatformError } from '../../platform/errors.ts';
import type { RecentCall } from '../../platform/recent-calls.ts';

/** What to say of a capture that cannot be had. Captures are kept for seven days. */
export function noCaptureText(error: unknown): string {
  if (!(error instanceof PlatformError)) return messageOf(error);
  if (error.kind === 'NotFound')
    return 'There is no capture of this call. Captures are kept for 7 days.';
  if (error.kind === 'Invalid') return 'This platform does not capture SIP traffic.';
  return messageOf(error);
}

/** The SIP traffic of a call as a file, asked for when it is wanted. */
export function PcapButton({ call }: { call: RecentCall }) {
  const [isLoading, setLoading] = useState(false);
  async function handleClick() {
    setLoading(true);
    try {
      saveFile(await callCapture(call), `callid-${call.sip_callid}.pcap`);
    } catch (error) {
      toast.error(noCaptureText(error));
    }
    setLoading(false);
  }
  return (
    <Button size="sm" icon={Download} isLoading={isLoading} onClick={() => void handleClick()}>
      Download pcap
    </Button>
  );
}
