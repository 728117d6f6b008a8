import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Button } from '@trunkline/ui/primitives/button';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../browser/save-file.ts';
import { toast } from '../../../../notices/toasts.ts';
import { isNotFound, messageOf } from '../../../../platform/client/calls/errors.ts';
import type { Carrier } from '../../../../platform/resources/carriers/voip-carriers.ts';
import { downloadRegisterPcap } from '../../../../platform/resources/carriers/voip-carriers.ts';
import { accountOrProvider } from '../../../../platform/values/owner.ts';
import { registrationReason } from '../../../../shared/records/registration.ts';

/** State of the registration with the carrier, as reported by the SIP server. */
export function RegisterStatus({ carrier }: { carrier: Carrier }) {
  const { status, callId } = carrier.register_status ?? {};
  const reason = registrationReason(carrier);
  return (
    <FormSection title="Registration" description="The carrier's last response.">
      <div className="grid justify-items-start gap-2">
        {status ? (
          <Badge tone={status === 'ok' ? 'success' : 'danger'}>Status {status}</Badge>
        ) : (
          <Badge>Not Started</Badge>
        )}
        <p className="text-small wrap-anywhere">Reason: {reason || 'Not Started'}</p>
        {callId && (
          <>
            <p className="flex max-w-full flex-wrap items-center gap-x-2 text-small text-muted">
              Call ID <CopyText value={callId} label="Copy call ID" />
            </p>
            <PcapButton carrier={carrier} callId={callId} />
          </>
        )}
      </div>
    </FormSection>
  );
}

function PcapButton({ carrier, callId }: { carrier: Carrier; callId: string }) {
  const [isLoading, setLoading] = useState(false);
  const { account_sid, service_provider_sid } = carrier;
  const owner = accountOrProvider(account_sid, service_provider_sid ?? '');

  async function handleClick() {
    setLoading(true);
    try {
      saveFile(await downloadRegisterPcap(owner, callId), `register-${callId}.pcap`);
    } catch (error) {
      const isGone = isNotFound(error);
      toast.error(isGone ? 'There is no trace of this registration.' : messageOf(error));
    }
    setLoading(false);
  }

  return (
    <Button size="sm" icon={Download} isLoading={isLoading} onClick={handleClick}>
      Download pcap
    </Button>
  );
}
