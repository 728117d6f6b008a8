import { useEffect } from 'react';
import { answerLeaveAttempt, useLeaveAttempt } from '../../screen/leave-guard/index.ts';
import { whenIdle } from '../../start/idle.ts';
import { onDemand } from '../../start/loadable.tsx';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

const unsavedChanges = {
  title: 'Leave without saving?',
  text: 'The changes on this page have not been saved and will be lost.',
  leaveLabel: 'Leave and discard',
};

/** Asks before unsaved work is left, by link, Back or sign-out. */
export function LeaveDialog() {
  const attempt = useLeaveAttempt();
  // Preloaded: the question must appear even without a network.
  useEffect(() => whenIdle(() => ConfirmDialog.preload().catch(() => undefined)), []);
  if (attempt === null) return null;
  const { title, text, leaveLabel } = attempt.question ?? unsavedChanges;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) void answerLeaveAttempt('stay');
      }}
      title={title}
      confirmLabel={leaveLabel}
      labels={{ cancelLabel: 'Stay on this page' }}
      tone="danger"
      onConfirm={() => void answerLeaveAttempt('leave')}
      alternative={
        attempt.save && { label: 'Save and leave', onSelect: () => void answerLeaveAttempt('save') }
      }
    >
      {text}
    </ConfirmDialog>
  );
}
