import { ConfirmDialog } from '@trunkline/ui/patterns/confirm-dialog';
import { answerLeaveAttempt, useLeaveAttempt } from '../screen/leave-guard/index.ts';

/** The one question before unsaved work is left, however it was about to happen. */
export function LeaveDialog() {
  const attempt = useLeaveAttempt();
  return (
    <ConfirmDialog
      open={attempt !== null}
      onOpenChange={(open) => {
        if (!open) answerLeaveAttempt('stay');
      }}
      title="Leave without saving?"
      confirmLabel="Leave and discard"
      cancelLabel="Stay on this page"
      tone="danger"
      onConfirm={() => answerLeaveAttempt('leave')}
    >
      The changes on this page have not been saved and will be lost.
    </ConfirmDialog>
  );
}
