import { ConfirmDialog } from '@trunkline/ui/patterns/confirm-dialog';
import { answerLeaveAttempt, useLeaveAttempt } from '../screen/leave-guard/index.ts';

/** Asks before unsaved work is left, whether by link, Back, or sign-out. */
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
