import type { LiveCall, SeenLeg } from '@trunkline/ui/engines/live-calls';
import {
  type CallAction,
  CallActionDialog,
  callActions,
} from '@trunkline/ui/widgets/call-controls';
import { toast } from '../../../notices/toasts.ts';
import { useAllApplications } from '../../../platform/resources/applications/applications.ts';
import { sendCommand } from './commands.ts';

type CallDialogProps = {
  action: CallAction;
  call: LiveCall;
  leg: SeenLeg;
  showParty: (stored: string) => string;
  /** The command was handed over: what became of it is in the next poll. */
  onSent: () => void;
  onClose: () => void;
};

/** Asks what an action needs, and sends it. */
export default function CallDialog({
  action,
  call,
  leg,
  showParty,
  onSent,
  onClose,
}: CallDialogProps) {
  const applications = useAllApplications(
    callActions[action].asks === 'application' ? call.accountSid : undefined,
  );
  return (
    <CallActionDialog
      action={action}
      call={call}
      leg={leg}
      showParty={showParty}
      applications={applications.data?.map(({ application_sid, name }) => ({
        sid: application_sid,
        name,
      }))}
      onSend={async (command) => {
        // Also after a failure: a command without an answer may have been carried out.
        toast.success(await sendCommand(call, command).finally(onSent));
      }}
      onClose={onClose}
    />
  );
}
