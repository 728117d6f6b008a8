import { useEffect } from 'react';
import { whenCalm } from '../screen/head-start.ts';
import { answerLeaveAttempt, useLeaveAttempt } from '../screen/leave-guard/index.ts';
import { onDemand } from '../screen/loadable.tsx';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

/** Asks before unsaved work is left, whether by link, Back, or sign-out. */
export function LeaveDialog() {
  const attempt = useLeaveAttempt();
  // There before it is needed: without a network the question still has to be asked.
  useEffect(() => whenCalm(() => ConfirmDialog.preload().catch(() => undefined)), []);
  if (attempt === null) return null;
  return (
    <ConfirmDialog
      open
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
