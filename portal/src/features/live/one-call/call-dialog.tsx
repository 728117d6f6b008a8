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
  /** Called once the command was sent: the next poll shows its effect. */
  onSent: () => void;
  onClose: () => void;
};

/** Asks for the input of an action and sends it. */
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
        // Also after a failure: a command without a response may have been executed.
        toast.success(await sendCommand(call, command).finally(onSent));
      }}
      onClose={onClose}
    />
  );
}
