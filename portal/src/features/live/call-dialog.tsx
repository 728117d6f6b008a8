import type { CallAction, LiveCall, SeenLeg } from '@trunkline/ui/engines/live-calls';
import { CallActionDialog } from '@trunkline/ui/widgets/call-controls';
import { toast } from '../../notices/toasts.ts';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import { useNumberFormat } from '../../shared/readable-number.tsx';
import { sendCommand } from './commands.ts';

type CallDialogProps = {
  action: CallAction;
  call: LiveCall;
  leg: SeenLeg;
  /** The command was handed over: what became of it is in the next poll. */
  onSent: () => void;
  onClose: () => void;
};

/** Said once the platform has a command: it never says that it was done. */
const sent: Record<CallAction, string> = {
  'hang-up': 'Hanging up…',
  cancel: 'Cancelling…',
  redirect: 'Sent to the application',
  mute: 'Mute sent',
  unmute: 'Unmute sent',
  whisper: 'Whisper sent',
  digits: 'Digits sent',
  'start-recording': 'Start of recording sent',
  'stop-recording': 'Stop of recording sent',
  tag: 'Tags sent',
  clear: 'Removed from the list',
};

/** Asks what an action needs, and sends it. */
export default function CallDialog({ action, call, leg, onSent, onClose }: CallDialogProps) {
  const readable = useNumberFormat();
  const applications = useAllApplications(action === 'redirect' ? call.accountSid : undefined);
  return (
    <CallActionDialog
      action={action}
      call={call}
      leg={leg}
      showParty={readable}
      applications={applications.data?.map(({ application_sid, name }) => ({
        sid: application_sid,
        name,
      }))}
      onSend={async (command) => {
        // Also after a failure: a command without an answer may have been carried out.
        await sendCommand(call, command).finally(onSent);
        toast.success(sent[action]);
      }}
      onClose={onClose}
    />
  );
}
